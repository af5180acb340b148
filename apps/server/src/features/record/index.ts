export { answerText, deductionText } from './answer-text.ts';
export {
  blindRecords,
  fourLevelRank,
  inGroupRow,
  isBlind,
  notBlind,
  RATED_CATEGORIES,
  tookPart,
} from './condition.queries.ts';
export { listedIds as listedRecordIds, recordExport } from './export.ts';
export { find as findRecord } from './find.ts';
export { photosOf as photosOfRecords } from './item.queries.ts';
export { moveRecord, voidRecords } from './move-of-task.ts';
export { get as recordReport } from './record.actions.ts';
export { visible as listedRecords } from './record.queries.ts';
export { sealedRecord } from './sealed.ts';
export {
  deleteItems,
  insert as insertRecord,
  insertEdit as insertRecordEdit,
  insertItems,
  linkRectifications,
  replace as replaceRecord,
} from './write.queries.ts';

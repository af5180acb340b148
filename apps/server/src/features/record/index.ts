export { fourLevelRank, inGroups, tookPart } from './condition.queries.ts';
export { find as findRecord } from './find.ts';

export { stageRows } from './clock.queries.ts';
export { watchDeadlines } from './clock.ts';
export { explainedWork } from './explained.queries.ts';
export { finder } from './find.ts';
export { handOverWork, type OwnWork, type PassedWork } from './hand-over.ts';
export { holdOf, openOf, orphansOf } from './in-hand.queries.ts';
export { durationIntegrity, traceIntegrity } from './integrity.queries.ts';
export { type Move, type Moves, moveWork } from './move.ts';
export { addHistories, followMoves } from './moved-together.ts';
export { peopleOf } from './people.queries.ts';
export { remindWork } from './remind.ts';
export {
  addPeopleOf,
  addSuccessors,
  dropHandlersOf,
  dropParts,
  markPeople,
  moveRow,
  type PassedPart,
  partRows,
  remindRow,
} from './statements.queries.ts';
export { workSubjects } from './subject.queries.ts';
export {
  clearTurns,
  clearTurnsOf,
  dropTurns,
  followDeadlines,
  giveTurnsBeside,
  keepTurnOf,
  passTurns,
  turnsOf,
} from './turn.queries.ts';
export { writeTurns } from './turns.ts';
export type { Found, Rules, Waiting } from './work.ts';

export {
  addTurns,
  clearTurns,
  dropTurns,
  insertTurns,
  insertTurnsOf,
  keepTurnOf,
  moveTurnDeadline,
  passTurns,
  setTurns,
  turnsOf,
} from './turn.queries.ts';

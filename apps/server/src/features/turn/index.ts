export { addTurns, clearTurns, keepTurnOf, moveTurnDeadline, setTurns, turnsOf } from './turn.queries.ts';

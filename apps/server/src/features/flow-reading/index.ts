export { footfallQuarters } from './footfall.queries.ts';
export { rollDue as rollFlow } from './roll.ts';
export { markDue as markFlowDue, type NewReading, writeReadings } from './write-readings.ts';

export { cameraCounters } from './camera-counters.ts';
export { calibrationOf, kindOf, presentRow as presentCounter, type Row as CounterRow } from './flow-counter.present.ts';
export { byId as findCounter, filtered as filteredCounters, SORTS as COUNTER_SORTS } from './flow-counter.queries.ts';
export { countersOf } from './front-door.queries.ts';

export { complete as completePair } from './complete.ts';
export { isSecond as isSecondOfPair } from './pair.queries.ts';

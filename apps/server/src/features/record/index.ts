export { fourLevelRank, inGroupsThen, tookPart } from './condition.ts';

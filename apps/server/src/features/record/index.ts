export { fourLevelRank, inGroupsThen, tookPart } from './condition.queries.ts';

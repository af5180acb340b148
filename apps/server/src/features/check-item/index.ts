export { emptyBin as emptyCheckItemBin } from './sweep.queries.ts';

export { ItemChip } from './components/item-chip.tsx';
export { PeriodChip } from './components/period-chip.tsx';
export { SearchChip } from './components/search-chip.tsx';

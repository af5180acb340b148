export { ItemChip } from './components/item-chip.tsx';
export { SearchChip } from './components/search-chip.tsx';

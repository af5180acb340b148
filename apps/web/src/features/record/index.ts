export { ItemChip } from './components/item-chip.tsx';

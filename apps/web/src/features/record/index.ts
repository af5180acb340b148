export { ItemChip } from './components/item-chip.tsx';
export { ItemStrip } from './report/item-strip.tsx';

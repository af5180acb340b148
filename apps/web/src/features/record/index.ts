export { PeriodChip } from './components/period-chip.tsx';
export { SearchChip } from './components/search-chip.tsx';
export { levelWord } from './level-word.ts';

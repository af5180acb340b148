export { CounterChips } from './components/counter-chips.tsx';
export { COUNTER_FILTERS, counterInput, counterLabels, some } from './counter-input.ts';

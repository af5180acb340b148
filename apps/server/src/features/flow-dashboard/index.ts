export { read as flowFigures } from './figures/figures.actions.ts';

import { flag } from './kit/shapes.ts';

/**
 * Without what happened in stores of the sample company, which no figure counts: numbers open their rows with it; with `false` what
 * happened there alone.
 */
export const realRows = { real: flag.optional() };

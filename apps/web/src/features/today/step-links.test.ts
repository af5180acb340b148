import { expect, it } from 'vitest';
import { STEP_LINKS } from './step-links.ts';

it('the first template may come from a table: the step leads to the page that offers both ways', () => {
  expect(STEP_LINKS.template).toBe('/inspect/template');
});

import type { FirstStep } from '@rondo/domain/today';

/** Where each first step is done: its dialog open where there is one way, else the page that offers them. */
export const STEP_LINKS: Record<FirstStep, string> = {
  shops: '/shop?dialog=import',
  // A new template or a table of check items: the empty list offers both.
  template: '/inspect/template',
  people: '/user/member?dialog=create',
  dispatch: '/task?dispatch=1',
};

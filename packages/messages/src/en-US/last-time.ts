import type { Shape } from '../shape.ts';
import type { lastTime as zh } from '../zh-CN/last-time.ts';

/** What became of an item that failed the last time, English. */
export const lastTime = {
  notRectified: 'No rectification',
  openFix: 'Open the rectification',
  open: 'Open the answer in the record',
  record: 'Record',
} satisfies Shape<typeof zh>;

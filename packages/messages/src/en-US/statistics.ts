import type { Shape } from '../shape.ts';
import type { statistics as zh } from '../zh-CN/statistics.ts';

export const statistics = {} satisfies Shape<typeof zh>;

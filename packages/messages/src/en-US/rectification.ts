import type { Shape } from '../shape.ts';
import type { rectification as zh } from '../zh-CN/rectification.ts';

export const rectification = {} satisfies Shape<typeof zh>;

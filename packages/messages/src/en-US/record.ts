import type { Shape } from '../shape.ts';
import type { record as zh } from '../zh-CN/record.ts';

export const record = {} satisfies Shape<typeof zh>;

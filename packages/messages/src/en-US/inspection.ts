import type { Shape } from '../shape.ts';
import type { inspection as zh } from '../zh-CN/inspection.ts';

export const inspection = {} satisfies Shape<typeof zh>;

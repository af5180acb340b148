import type { Shape } from '../shape.ts';
import type { handover as zh } from '../zh-CN/handover.ts';

export const handover = {} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { audit as zh } from '../zh-CN/audit.ts';

export const audit = {} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { role as zh } from '../zh-CN/role.ts';

export const role = {} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { department as zh } from '../zh-CN/department.ts';

export const department = {} satisfies Shape<typeof zh>;

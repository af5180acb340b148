import type { Shape } from '../shape.ts';
import type { task as zh } from '../zh-CN/task.ts';

export const task = {} satisfies Shape<typeof zh>;

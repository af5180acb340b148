import type { Shape } from '../shape.ts';
import type { file as zh } from '../zh-CN/file.ts';

export const file = {} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { access as zh } from '../zh-CN/access.ts';

export const access = {} satisfies Shape<typeof zh>;

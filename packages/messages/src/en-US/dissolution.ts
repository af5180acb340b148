import type { Shape } from '../shape.ts';
import type { dissolution as zh } from '../zh-CN/dissolution.ts';

export const dissolution = {} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { template as zh } from '../zh-CN/template.ts';

export const template = {} satisfies Shape<typeof zh>;

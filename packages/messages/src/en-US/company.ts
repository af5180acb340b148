import type { Shape } from '../shape.ts';
import type { company as zh } from '../zh-CN/company.ts';

export const company = {} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { shop as zh } from '../zh-CN/shop.ts';

export const shop = {} satisfies Shape<typeof zh>;

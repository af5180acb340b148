import type { Shape } from '../shape.ts';
import type { application as zh } from '../zh-CN/application.ts';

export const application = {} satisfies Shape<typeof zh>;

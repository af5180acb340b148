import type { Shape } from '../shape.ts';
import type { account as zh } from '../zh-CN/account.ts';

export const account = {} satisfies Shape<typeof zh>;

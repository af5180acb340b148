import { LIMIT } from '@rondo/domain/limit';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { z } from 'zod';
import { id, many, text } from './kit/shapes.ts';

/** Stores by what they are like now: any of these tags, managed by any of these members, of any of these formats. */
export const shopTraits = {
  shopTag: many(text(LIMIT.shop.tag).min(1, 'required')).optional(),
  managerId: many(id).optional(),
  shopFormat: many(z.enum(SHOP_FORMATS)).optional(),
};

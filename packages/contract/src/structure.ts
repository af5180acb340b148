import { AS_OF, asOfDay, STRUCTURES } from '@rondo/domain/structure';
import { z } from 'zod';
import { day } from './kit/shapes.ts';

/** By which structure groups are meant; `as_of_2026-06-30` is how stores hung at the end of that business date. */
export const structure = z.union([
  z.enum(STRUCTURES),
  z
    .templateLiteral([AS_OF, z.iso.date()])
    .refine((one) => day.safeParse(asOfDay(one)).success, { message: 'day_range' }),
]);

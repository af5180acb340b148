import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';

/** A total is counted up to here and then shown as "10,000+". */
export const TOTAL_CAP = LIMIT.page.countedRows;

const size = z.coerce
  .number()
  .int()
  .refine((n) => LIMIT.page.sizes.some((offered) => offered === n), 'page_size')
  .default(LIMIT.page.size);

/**
 * The paging of every list: `page` (1..) where people jump, `cursor` (the `next` of the answer before) where they scroll.
 * Past the total's cap only the cursor goes on.
 */
export const paging = {
  size,
  page: z.coerce.number().int().min(1).max(LIMIT.page.last).default(1),
  cursor: z.string().max(LIMIT.page.cursor).optional(),
};

/** The one shape of list answers. `totalIsCapped`: there are at least `total`. `next` is absent on the last page. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.object({
    list: z.array(row),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
    next: z.string().nullable(),
  });
}

export interface ListAnswer<T> {
  list: T[];
  total: number;
  totalIsCapped: boolean;
  next: string | null;
}

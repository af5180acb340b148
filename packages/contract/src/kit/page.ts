import { z } from 'zod';

/** Page sizes a list offers (product 1.6). */
const PAGE_SIZES = [10, 20, 50, 100] as const;
const PAGE_SIZE_DEFAULT = 20;
/** A total is counted up to here and then shown as "10,000+". */
export const TOTAL_CAP = 10_000;

const size = z.coerce
  .number()
  .int()
  .refine((n) => (PAGE_SIZES as readonly number[]).includes(n), 'page_size')
  .default(PAGE_SIZE_DEFAULT);

/**
 * The paging of every list: `page` (1..) where people jump, `cursor` (the `next` of the answer before) where they scroll.
 * Past the total's cap only the cursor goes on.
 */
export const paging = {
  size,
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  cursor: z.string().max(200).optional(),
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

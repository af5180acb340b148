import { z } from 'zod';
import { instant } from './shapes.ts';

/**
 * `data` of STALE (90409) for a form: who changed the object last and when, and what it says now, in the shape of its read.
 * `by` is null when the clock did it.
 */
const staleData = z.object({ by: z.string().nullable(), at: instant.nullable(), current: z.unknown() });
export type StaleData = z.output<typeof staleData>;

/** What a form needs to compare its values with the ones that are stored now. */
export interface Stale<T> extends Pick<StaleData, 'by' | 'at'> {
  current: T;
}

/** The details of a stale save, or null where the server sent none. */
export function staleOf<S extends z.ZodType>(shape: S, data: unknown): Stale<z.output<S>> | null {
  const head = staleData.safeParse(data);
  const current = shape.safeParse(head.data?.current);
  return head.success && current.success ? { ...head.data, current: current.data } : null;
}

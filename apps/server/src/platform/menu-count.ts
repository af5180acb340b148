import type { Endpoint, Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { MenuCounter } from '@rondo/domain/menu-counter';
import type { CodeRule } from '@rondo/domain/permission';
import type { Context } from './context.ts';

/** A number of the menu: who has it, and how it is counted. */
export interface MenuCount {
  name: MenuCounter;
  /** Null: everybody. */
  needs: CodeRule | null;
  count(context: Context): Promise<number>;
}

/** Counts what a list would show: its action, asked for a page of it, tells the total. */
export function totalOf<E extends Endpoint>(
  endpoint: E,
  list: (context: Context, input: Parsed<E>) => Promise<Output<E> & { total: number }>,
  input: Record<string, unknown>,
): MenuCount['count'] {
  const parsed = endpoint.input.parse({ ...input, size: 10 }) as Parsed<E>;
  return async (context) => (await list(context, parsed)).total;
}

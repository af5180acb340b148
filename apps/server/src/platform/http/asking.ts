import type { Endpoint, Input, Needs, Output } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { holds } from '@rondo/domain/permission';
import type { Context, OpenContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Binding, Wire } from './binding.ts';
import { parseInput } from './input.ts';

interface Caller {
  context: Context | OpenContext;
  /** Null: nobody was asked. */
  actor: Actor | null;
}

/** Reads endpoints of the product as whoever calls, by the checks that their own calls go through. */
export function asking(all: readonly Binding[], { context, actor }: Caller): Wire['ask'] {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
    const binding = all.find((one) => one.endpoint === endpoint);
    const isRead = endpoint.method === 'GET' || endpoint.atStart;
    if (!binding || !actor || !isRead || endpoint.raw)
      throw new Error(`${endpoint.path} is none that another one reads`);
    mayCall(endpoint, actor);
    const parsed = parseInput(endpoint, pairsOf(input), input, undefined);
    const none = {} as never;
    return endpoint.output.parse(await binding.action(context, parsed as never, none)) as Output<E>;
  };
}

/** Refuses whoever lacks the permissions of an endpoint. */
export function mayCall({ needs }: Endpoint, actor: Actor): void {
  if (!permits(needs, actor)) throw new AppError('FORBIDDEN');
}

/** Whether somebody has the permissions that an endpoint needs. */
export const permits = (needs: Needs, { codes }: Pick<Actor, 'codes'>): boolean =>
  needs.kind === 'open' || needs.kind === 'signed_in' || holds(codes, needs);

/** Values as a query carries them. */
const pairsOf = (input: unknown): [string, string][] =>
  Object.entries(input ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );

import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { callEndpoint, type Identity } from '../../apps/server/test/client.ts';
import type { Product } from '../lib/process.ts';
import type { Frame } from '../load/frame.ts';

/** A company of 40,000 stores, its owner, and the product with its worker. */
export interface Scene {
  url: string;
  frame: Frame;
  owner: Identity;
  product: Product;
}

/** What was measured, the most it may be by the issue it comes from (null: nothing was asked), and what stands beside it. */
export type Row = [what: string, measured: number, most: number | null, beside: string];

export const call = <E extends Endpoint>({ product }: Scene, endpoint: E, input: Input<E>, who: Identity) =>
  callEndpoint(product.base, endpoint, input, who);

/** Milliseconds that some work takes. */
export async function taken(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Each of several times, one after another, ms. */
export async function eachTaken(times: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < times; round += 1) found.push(await taken(() => work(round)));
  return found;
}

import type { FEATURES } from './features.gen.ts';

type Feature = (typeof FEATURES)[number];

/** The features that bring something. */
export type Bringing<Key extends string> = Extract<Feature, Record<Key, unknown>>;

/** What the features bring under a key. */
export type Brought<Key extends string> = Bringing<Key>[Key & keyof Bringing<Key>];

/** Values of features in the order in which people read them; those that the order does not name come last, by name. */
export function inOrder<T extends string>(order: readonly string[], values: readonly T[]): T[] {
  const place = (value: T): number => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...values].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** Features in the order of their nouns; those that it does not name come last, by name. */
export function nounsInOrder<F extends { noun: string }>(order: readonly string[], features: readonly F[]): F[] {
  const nouns = inOrder(order, [...new Set(features.map(({ noun }) => noun))]);
  return nouns.flatMap((noun) => features.filter((feature) => feature.noun === noun));
}

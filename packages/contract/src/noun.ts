import { READ_FROM } from './features.gen.ts';

/** What a page can read: the nouns of `readFrom` of all features (`contract-feature.ts`). */
export type Noun = keyof typeof READ_FROM;

const isNoun = (name: string): name is Noun => name in READ_FROM;

/** Of two folders that begin alike, `/shop/group/` and `/shop/`, the longer stands first. */
const nouns = Object.keys(READ_FROM)
  .filter(isNoun)
  .toSorted((one, other) => READ_FROM[other].length - READ_FROM[one].length);

/** The noun that an address is about: `task` of `/inspect/V3/task/pending/count`. Null where no page reads anything. */
export function nounOf(path: string): Noun | null {
  return nouns.find((noun) => `${path}/`.startsWith(READ_FROM[noun])) ?? null;
}

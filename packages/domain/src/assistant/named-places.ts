import { saysNothingElse } from './figure-words.ts';

/** A store or a group of stores, by what a question may call it: its name, or its name without the word for a store at the end. */
export interface NamedPlace {
  kind: 'shop' | 'group';
  id: string;
  name: string;
  said: string;
}

/**
 * The stores and groups that a question names, and the question with a general word in their place. Of names within each other the longest
 * is meant; names that are ordinary words of such questions name nothing.
 */
export function namedPlaces<P extends NamedPlace>(question: string, known: readonly P[]) {
  const places: P[] = [];
  let rest = question;
  const names = [...new Set(known.map(({ said }) => said.toLowerCase()))].toSorted((a, b) => b.length - a.length);
  for (const name of names) {
    const pattern = patternOf(name);
    if (saysNothingElse(name) || !pattern.test(rest)) continue;
    rest = rest.replace(pattern, GENERAL);
    places.push(...known.filter(({ said }) => said.toLowerCase() === name));
  }
  const word = /\p{Script=Han}/u.test(rest) ? '门店' : ' store ';
  return { places, question: rest.replaceAll(GENERAL, word) };
}

/** Stands for a name while others are looked for: no name has it. */
const GENERAL = '\u0000';

/** A name of letters that spaces part is no piece of a longer word. */
function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edge = '[\\p{Script=Latin}\\p{N}]';
  const from = new RegExp(`^${edge}`, 'u').test(name) ? `(?<!${edge})` : '';
  const until = new RegExp(`${edge}$`, 'u').test(name) ? `(?!${edge})` : '';
  return new RegExp(`${from}${escaped}${until}`, 'giu');
}

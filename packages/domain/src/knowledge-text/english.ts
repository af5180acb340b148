/** Forms that no rule leads to their word. */
const IRREGULAR: Record<string, string> = {
  ...{
    kept: 'keep',
    held: 'hold',
    froze: 'freez',
    frozen: 'freez',
    sold: 'sell',
    ate: 'eat',
    eaten: 'eat',
    bought: 'buy',
  },
  ...{
    worn: 'wear',
    wore: 'wear',
    brought: 'bring',
    made: 'mak',
    given: 'giv',
    gave: 'giv',
    taken: 'tak',
    took: 'tak',
  },
  ...{
    left: 'leav',
    lost: 'los',
    broken: 'break',
    broke: 'break',
    built: 'build',
    bitten: 'bit',
    drunk: 'drink',
    fed: 'feed',
  },
  ...{
    found: 'find',
    gone: 'go',
    went: 'go',
    shown: 'show',
    grown: 'grow',
    known: 'know',
    done: 'do',
    written: 'writ',
  },
  ...{
    paid: 'pay',
    said: 'say',
    sent: 'send',
    spent: 'spend',
    stood: 'stand',
    told: 'tell',
    thrown: 'throw',
    chosen: 'choos',
  },
  ...{ children: 'child', feet: 'foot', teeth: 'tooth', mice: 'mouse', men: 'man', women: 'woman', people: 'person' },
  ...{ knives: 'knif', lives: 'lif', shelves: 'shelf', leaves: 'leaf', halves: 'half', loaves: 'loaf', dying: 'die' },
};
/** Endings that leave at least so many letters before them, and what they become, the longest first. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ational$/, 'at'],
  [/(?<=.{3})ation$/, 'at'],
  [/(?<=.{3})i[zs]ation$/, 'iz'],
  [/(?<=.{3}[st])ion$/, ''],
  [/(?<=.{4})ness$/, ''],
  [/(?<=.{4})ably$/, 'abl'],
  [/(?<=.{3}[^p])ly$/, ''],
];
const VOWEL = /[aeiouy]/;

/** A word of English (lower case) by what it is a form of: `stores`, `stored`, `storing` and `store` are one. Not a word to be shown. */
export function stemmed(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.length < 4) return word;
  let stem = withoutPlural(word.replace(/'s?$/, ''));
  stem = withoutTense(stem);
  for (const [ending, becomes] of ENDINGS) {
    if (!ending.test(stem)) continue;
    stem = stem.replace(ending, becomes);
    break;
  }
  stem = stem.replace(/(?<=.{2}[^aeiou])y$/, 'i');
  return stem.replace(/(?<=.{2})e$/, '');
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

/** `stopped` is of `stop`, `rinsing` of `rinse`. */
function withoutTense(word: string): string {
  const found = /^(.{2,}?)(?:ed|ing)$/.exec(word);
  const stem = found?.[1] ?? '';
  if (stem === '' || !VOWEL.test(stem) || /ee$/.test(stem)) return word;
  return /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

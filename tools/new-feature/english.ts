/** Words that begin with a vowel that is not spoken as one, and those whose first letter is silent. */
const SPOKEN_AS_CONSONANT = /^(?:u(?:ni(?!n)|[sk](?:[aeiu]|$)|r(?:in|an)|t[ei])|eu|ewe|one\b|once\b)/;
const SILENT_H = /^(?:hour|hono|heir|honest)/;

/** `an equipment loan`, `a unit price`: by what the first word sounds like. */
export function withArticle(words: string): string {
  const isVowel = SILENT_H.test(words) || (/^[aeiou]/.test(words) && !SPOKEN_AS_CONSONANT.test(words));
  return `${isVowel ? 'an' : 'a'} ${words}`;
}

/** Last words whose plural follows no rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ person: 'people', child: 'children', man: 'men', woman: 'women', foot: 'feet', tooth: 'teeth', mouse: 'mice' },
  ...{ criterion: 'criteria', shelf: 'shelves', leaf: 'leaves', half: 'halves', knife: 'knives', life: 'lives' },
  ...{ loaf: 'loaves', thief: 'thieves', quiz: 'quizzes', series: 'series', potato: 'potatoes', tomato: 'tomatoes' },
};

/** Last words of which there are no several. */
const UNCOUNTED = ['advice', 'equipment', 'feedback', 'furniture', 'information', 'news', 'staff', 'stock'];

/** Several of them: `equipment loans`, `branch entries`. Only the last word changes. */
export function plural(words: string): string {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/.exec(words) ?? [];
  return before + pluralOf(last);
}

function pluralOf(word: string): string {
  if (UNCOUNTED.includes(word)) return word;
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (word.endsWith('sis')) return `${word.slice(0, -2)}es`;
  return `${word}${/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's'}`;
}

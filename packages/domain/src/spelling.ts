/** Syllables of a text: pinyin of each Chinese character, runs of other letters as they are. A library's work, passed in. */
export type Syllables = (text: string) => readonly string[];

/** How pinyin-pro is asked for syllables: without tones, a leading surname read as one. */
export const PINYIN_OPTIONS = { toneType: 'none', type: 'array', nonZh: 'consecutive', surname: 'head' } as const;

/**
 * How words are typed on a keyboard without Chinese: whole pinyin and its initials, lower case, one space between; Latin letters
 * stay. `陈一鸣` gives `chenyiming cym`. Searched as a substring, so that `yiming` and `cym` find it. Empty where nothing can be typed.
 */
export function spelled(words: string, syllables: Syllables): string {
  const plain = syllables(words)
    .map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((one) => one !== '');
  return plain.length === 0 ? '' : `${plain.join('')} ${plain.map((one) => one[0]).join('')}`;
}

import { expect, it } from 'vitest';
import { isAnswer } from './is-answer.ts';
import type { Concept } from './question.ts';
import { type RankedText, rankOf, rarity, type Weighed } from './rank.ts';
import { sentencesOf } from './sentences.ts';

/** Words between spaces, sentences by their marks. */
function passage(text: string, more: Partial<RankedText> = {}): RankedText {
  const said = sentencesOf(text).map((sentence) => sentence.match(/[a-z#]+/g) ?? []);
  let at = 0;
  const sentences = said.map((words) => {
    const places = new Map<string, number[]>();
    for (const word of words) places.set(word, [...(places.get(word) ?? []), at++]);
    return places;
  });
  const counts = new Map<string, number>();
  for (const word of said.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const length = said.flat().length;
  return { text: counts, heading: new Set(), name: new Set(), length, sentences, ...more };
}

const ALL = 1000;
/** Passages that say a word; what is not here says nobody. */
const SAID: Record<string, number> = {
  rice: 10,
  warm: 20,
  food: 600,
  hours: 300,
  staff: 400,
  worker: 5,
  fee: 50,
  '#hour': 500,
};
const way = (...words: string[]) => ({ whole: words.length === 1 ? (words[0] ?? null) : null, parts: words });
const concept = (word: string, ...others: string[][]): Concept => ({
  ...{ word, isExpected: false, pieces: [] },
  ways: [way(word), ...others.map((one) => way(...one))],
});
const EXPECTED: Concept = { word: '#', isExpected: true, pieces: [], ways: [{ whole: '#hour', parts: [] }] };
const by = (...concepts: Concept[]): Weighed => ({
  ...{ concepts, average: 20 },
  rarityOf: (word) => rarity(SAID[word] ?? 0, ALL),
  isKnown: (word) => word in SAID,
});
const scoreOf = (of: RankedText, ...concepts: Concept[]): number => rankOf(of, by(...concepts)).score;

it('counts a rare word for more than a common one, and each time it is said again for less', () => {
  expect(rarity(0, ALL)).toBeGreaterThan(rarity(10, ALL));
  const asked = [concept('rice'), concept('food')];
  expect(scoreOf(passage('rice here.'), ...asked)).toBeGreaterThan(scoreOf(passage('food here.'), ...asked));
  const [once, twice, often] = ['rice', 'rice rice', 'rice rice rice rice'].map((text) =>
    scoreOf(passage(`${text}.`, { length: 10 }), concept('rice')),
  ) as [number, number, number];
  expect(twice).toBeGreaterThan(once);
  expect(often - twice).toBeLessThan(2 * (twice - once));
});

it('takes what is said together for more than what is said far apart', () => {
  const asked = [concept('rice'), concept('warm')];
  const together = 'rice is kept warm. other things. more things. last things.';
  const apart = 'rice is kept. other things. more things. it is warm.';
  expect(scoreOf(passage(together), ...asked)).toBeGreaterThan(scoreOf(passage(apart), ...asked));
  expect(rankOf(passage(together), by(...asked)).together).toBe(1);
  expect(rankOf(passage(apart), by(...asked)).together).toBeLessThan(0.6);
  const near = 'the rice warm and a b c d e f g h i j.';
  const far = 'the rice and a b c d e f g h i j warm.';
  expect(scoreOf(passage(near), ...asked)).toBeGreaterThan(scoreOf(passage(far), ...asked));
  expect(rankOf(passage('first things. other things. rice is warm.'), by(...asked)).best).toBe(2);
});

it('finds a word in the headings and in the name of the file, for less than in the text', () => {
  const [text, heading, name] = [
    passage('rice.'),
    passage('it.', { heading: new Set(['rice']) }),
    passage('it.', { name: new Set(['rice']) }),
  ].map((one) => scoreOf(one, concept('rice'))) as [number, number, number];
  expect([text > heading, heading > name, name > 0]).toEqual([true, true, true]);
});

it('takes what means the same for a little less, of a loose group for less still, and a part of a phrase for least', () => {
  const own = scoreOf(passage('worker.'), concept('worker'));
  const same = scoreOf(passage('staff.'), concept('crew', ['staff']));
  expect(same).toBeGreaterThan(0);
  const loose = [['staff'], ['a'], ['b'], ['c'], ['d'], ['e']];
  expect(scoreOf(passage('staff.'), concept('crew', ...loose))).toBeLessThan(same);
  // A rare word that means the same says no more than the word that was asked.
  const rare = scoreOf(passage('worker.'), concept('staff', ['worker']));
  expect([rare < own, rare <= scoreOf(passage('staff.'), concept('staff'))]).toEqual([true, true]);
  const phrase = concept('x', ['rice', 'warm']);
  const whole = scoreOf(passage('rice warm.'), phrase);
  const part = scoreOf(passage('rice.'), phrase);
  expect([part > 0, part < whole]).toEqual([true, true]);
});

it('wants the measure that was asked for next to what it is asked of', () => {
  const asked = [concept('rice'), concept('warm'), EXPECTED];
  const measured = passage('rice is warm #hour. other things.');
  expect(scoreOf(measured, ...asked)).toBeGreaterThan(scoreOf(passage('rice is warm. other things.'), ...asked));
  expect(scoreOf(measured, ...asked)).toBeGreaterThan(scoreOf(passage('rice is warm. a. b. c #hour.'), ...asked));
  expect(rankOf(passage('rice is warm.'), by(...asked)).missing).toBe(0);
});

it('answers where enough of what is asked is said together, and not by one common word or a part of the question', () => {
  const rice = [concept('rice'), concept('warm'), concept('hours')];
  const sure = (text: string, ...asked: Concept[]) => isAnswer('How long?', rankOf(passage(text), by(...asked)));
  expect(sure('rice is kept warm two hours.', ...rice)).toBe(true);
  expect(sure('staff work eight hours.', ...rice)).toBe(false);
  expect(sure('food is good.', concept('food'), concept('espresso'))).toBe(false);
  expect(sure('rice is white.', concept('rice'), concept('latte'), concept('bonus'))).toBe(false);
  expect(rankOf(passage('rice.'), by()).score).toBe(0);
});

import { expect, it } from 'vitest';
import { citedSentence, cutSentences, isUncited, sentenceReader, sentencesOf } from './sentences.ts';

const given = new Set([1, 2, 3]);
const shown = (answer: string) => sentencesOf(answer, given).map(({ text, citations }) => [text.trim(), ...citations]);

it.each([
  [
    'Rice keeps two hours. [1] Then it goes. [2]',
    [
      ['Rice keeps two hours.', 1],
      ['Then it goes.', 2],
    ],
  ],
  [
    'Rice keeps two hours [1]. Then it goes [2, 3].',
    [
      ['Rice keeps two hours.', 1],
      ['Then it goes.', 2, 3],
    ],
  ],
  [
    '米饭保温不超过两小时【1】。之后报废。[2][3]',
    [
      ['米饭保温不超过两小时。', 1],
      ['之后报废。', 2, 3],
    ],
  ],
  [
    'At 3.5 degrees, approx. two hours [1]. “Never more!” [2]',
    [
      ['At 3.5 degrees, approx. two hours.', 1],
      ['“Never more!”', 2],
    ],
  ],
  ['First line [1]\nSecond line', [['First line', 1], ['Second line']]],
])('gives each sentence the citations that stand in or behind it: %s', (answer, expected) => {
  expect(shown(answer).filter(([text]) => text !== '')).toEqual(expected);
});

it('takes out citations of what was not given, and says which sentences rest on nothing', () => {
  const [known, unknown, lead] = sentencesOf('Two hours [1][9]. The safe code is 4711 [7]. So:', given);
  expect(known).toEqual({ text: 'Two hours.', citations: [1] });
  expect(unknown).toEqual({ text: ' The safe code is 4711.', citations: [] });
  expect([known, unknown, lead].map((one) => one && isUncited(one))).toEqual([false, true, false]);
  expect(citedSentence('See [^2] and [secret.pdf].', given)).toEqual({
    text: 'See  and [secret.pdf].',
    citations: [2],
  });
});

it('loses nothing of a text, and shows the same however its pieces are cut', () => {
  const answer = '米饭两小时。[1] Cold rooms at 4.5 °C [2]. Ask “why?” first.\n- One [3]\n- Two [8]';
  expect(cutSentences(answer).join('')).toBe(answer);
  const whole = sentenceReader(given);
  const expected = whole.push(answer) + whole.flush();
  for (let size = 1; size < 12; size += 1) {
    const reader = sentenceReader(given);
    let got = '';
    for (let at = 0; at < answer.length; at += size) got += reader.push(answer.slice(at, at + size));
    expect(got + reader.flush(), `pieces of ${size}`).toBe(expected);
  }
  expect(expected).not.toContain('[8]');
});

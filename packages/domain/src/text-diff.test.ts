import { expect, it } from 'vitest';
import { closestPassage, lineDiff, wordDiff } from './text-diff.ts';

it('tells the words that are gone and new, in Latin and in Chinese, and gives both texts back', () => {
  expect(wordDiff('Keep it below 5 °C.', 'Keep it below 4 °C.')).toEqual([
    { kind: 'same', text: 'Keep it below ' },
    { kind: 'gone', text: '5' },
    { kind: 'new', text: '4' },
    { kind: 'same', text: ' °C.' },
  ]);
  expect(wordDiff('每天清洁一次', '每天清洁两次')).toEqual([
    { kind: 'same', text: '每天清洁' },
    { kind: 'gone', text: '一' },
    { kind: 'new', text: '两' },
    { kind: 'same', text: '次' },
  ]);
  const [before, after] = ['a b c d e', 'b x d e f'];
  const parts = wordDiff(before, after);
  const side = (not: 'gone' | 'new') => parts.flatMap(({ kind, text }) => (kind === not ? [] : [text])).join('');
  expect([side('new'), side('gone')]).toEqual([before, after]);
  expect([wordDiff('', ''), wordDiff('', 'new'), wordDiff('old', '')]).toEqual([
    [],
    [{ kind: 'new', text: 'new' }],
    [{ kind: 'gone', text: 'old' }],
  ]);
});

it('shows of long texts the changed lines with what stands around them', () => {
  const lines = (changed: string) => Array.from({ length: 9 }, (_, n) => (n === 5 ? changed : `line ${n}`)).join('\n');
  expect(lineDiff(lines('old'), lines('new'))).toEqual([
    { kind: 'same', text: '…\nline 4\n' },
    { kind: 'gone', text: 'old\n' },
    { kind: 'new', text: 'new\n' },
    { kind: 'same', text: 'line 6\n…\n' },
  ]);
  expect(lineDiff('same', 'same')).toEqual([]);
});

it('finds the passage that a quote has become, and none where nothing says it any more', () => {
  const quote = 'Keep cold food below 5 °C at all times.';
  const now = 'Storing food. Keep cold food below 4 °C at all times and write it down.';
  expect(closestPassage(quote, ['Wash your hands.', now])).toBe(now);
  // The lines around it are no change of it.
  expect(closestPassage(quote, [`Wash your hands.\n${now}\nThrow away what is old.`])).toBe(now);
  expect(closestPassage(quote, ['Wash your hands.'])).toBeNull();
  expect(closestPassage('', [now])).toBeNull();
});

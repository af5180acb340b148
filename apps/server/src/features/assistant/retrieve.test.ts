import { expect, it } from 'vitest';
import { begun, quoteOf } from './retrieve.ts';

const LAW = '第一条 本规定适用于门店。第二条 米饭保温不超过两小时。第三条 剩余的米饭应当废弃。';

it('quotes the sentence that answers, with what goes with it as far as there is room', () => {
  expect(quoteOf(LAW, 2, 100)).toBe(LAW);
  expect(quoteOf(LAW, 0, 20)).toBe('第一条 本规定适用于门店。');
  expect(quoteOf(LAW, 1, 20)).toBe('…第二条 米饭保温不超过两小时。');
  expect(quoteOf(LAW, 2, 35)).toBe('…第二条 米饭保温不超过两小时。第三条 剩余的米饭应当废弃。');
  expect(quoteOf('One sentence that is longer than may be quoted here', 3, 20)).toBe('One sentence that is…');
});

it('cuts a text behind a sentence, else behind a word, and says that it goes on', () => {
  expect(begun('Wash hands. Dry hands.', 12)).toBe('Wash hands.');
  expect(begun('Wash your hands', 10)).toBe('Wash your…');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stemmed } from './english.ts';
import { folded } from './fold.ts';
import { PASSAGE_SIZE, passagesOf } from './passages.ts';
import { piecesOf, sizeOf } from './sentences.ts';
import { termsOf } from './terms.ts';
import type { TextBlock } from './text-block.ts';

const block = (kind: TextBlock['kind'], text: string, level = 0, page: number | null = null): TextBlock => ({
  ...{ kind, text, level, page },
});

it('keeps articles with their paragraphs, says which article a part is of, and carries headings and pages', () => {
  const long = `${'经营者应当保证食品安全。'.repeat(30)}`;
  const passages = passagesOf([
    block('heading', '食品安全条例', 1, 1),
    block('paragraph', '第一章 总则', 0, 1),
    block('paragraph', '第一条 为了保证食品安全，制定本条例。', 0, 1),
    block('paragraph', '国家对食品安全负责。', 0, 1),
    block('paragraph', `第二条 ${long}`, 0, 2),
    block('paragraph', long, 0, 3),
  ]);
  expect(passages.map(({ heading, page }) => [heading, page])).toEqual([
    ['食品安全条例 › 第一章 总则', 1],
    ['食品安全条例 › 第一章 总则', 2],
    ['食品安全条例 › 第一章 总则 › 第二条 经营者应当保证食品安全。', 3],
  ]);
  expect(passages[0]?.text).toBe('第一条 为了保证食品安全，制定本条例。\n国家对食品安全负责。');
});

it('repeats the first row of a table that goes on, and keeps a list with what announces it', () => {
  const rows = Array.from({ length: 40 }, (_, at) => block('table_row', `Shop ${at}\tMonday to Friday, nine to five`));
  const [first, second] = passagesOf([block('table_row', 'Shop\tHours'), ...rows]);
  expect([first?.text.startsWith('Shop\tHours'), second?.text.startsWith('Shop\tHours\nShop')]).toEqual([true, true]);
  const list = [block('paragraph', 'Never store:'), block('list_item', 'bleach', 1), block('list_item', 'cloths', 1)];
  expect(passagesOf(list).map(({ text }) => text)).toEqual(['Never store:\nbleach\ncloths']);
});

it('joins small sections that stand side by side, with what they are called, and leaves large ones alone', () => {
  const small = [
    block('heading', 'Food code', 1),
    block('heading', '3-1 Eggs', 2),
    block('paragraph', 'Eggs are clean.'),
    block('heading', '3-2 Milk', 2),
    block('paragraph', 'Milk is cold.'),
    block('heading', '3-3 Ice', 2),
    block('paragraph', 'Ice is made of drinking water.'),
  ];
  expect(passagesOf(small)).toEqual([
    {
      ...{ heading: 'Food code', page: null },
      text: '3-1 Eggs\nEggs are clean.\n3-2 Milk\nMilk is cold.\n3-3 Ice\nIce is made of drinking water.',
    },
  ]);
  const large = block('paragraph', '从业人员应当洗手。'.repeat(30));
  expect(
    passagesOf([block('heading', '规定', 1), block('heading', '甲', 2), large, block('heading', '乙', 2), large]).map(
      ({ heading }) => heading,
    ),
  ).toEqual(['规定 › 甲', '规定 › 乙']);
  const parts = [
    block('heading', 'Code', 1),
    block('paragraph', `(A) Food may not be stored: ${'(1) In toilet rooms; '.repeat(90)}`),
  ];
  expect(passagesOf(parts)[1]?.heading).toBe('Code › (A) Food may not be stored:');
});

it('measures texts by what they say: letters less than characters', () => {
  expect([sizeOf('食品安全'), sizeOf('food safety')]).toEqual([4, expect.closeTo(4.4)]);
});

it('cuts any text into pieces that are short enough, and loses nothing but spaces', () => {
  const text = fc.array(
    fc.constantFrom('食品安全。', 'A sentence goes here. ', '一二三，', 'word ', '𠮷', '\n', 'x'.repeat(700)),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const pieces = piecesOf(whole, PASSAGE_SIZE.most);
      expect(Math.max(0, ...pieces.map((piece) => sizeOf(piece)))).toBeLessThanOrEqual(PASSAGE_SIZE.most);
      expect(pieces.join('').replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''));
      expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
    }),
  );
});

it('has one word for what is the same', () => {
  expect(['stores', 'stored', 'storing', 'store'].map(stemmed)).toEqual(['stor', 'stor', 'stor', 'stor']);
  expect(['kept', 'supplies', 'stopped', 'contamination'].map(stemmed)).toEqual([
    'keep',
    'suppli',
    'stop',
    'contaminat',
  ]);
  expect(folded('ＡＢＣ　從業人員第三十四條十五日')).toBe('abc 从业人员第34条15日');
  const cut = (text: string): string[] => [text];
  const words = termsOf('第3-501.14 cooled within 2 hours', cut).map(({ term }) => term);
  expect(words).toEqual(expect.arrayContaining(['3-501.14', 'cool', '#hour', '2']));
});

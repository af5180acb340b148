import { expect, it } from 'vitest';
import { soughtOf } from './candidates.ts';
import { worthByKind } from './expectation.ts';
import { folded } from './fold.ts';
import { isMisspelt } from './misspelt.ts';
import { measuresAsked, measuresIn } from './quantities.ts';
import { asSaid, type Concept, conceptsOf } from './question.ts';

/** A small dictionary in place of the large one: the longest words first. */
const WORDS = ['燃气公司', '快要', '到期', '商品', '员工', '燃气', '公司', '竞争', '多久', '报销', '怎么'];
function cutWhole(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const word = WORDS.find((one) => text.startsWith(one, at)) ?? text.slice(at, at + 1);
    words.push(word);
    at += word.length;
  }
  return words;
}
const cut = (text: string): string[] => [...cutWhole(text), ...WORDS.filter((word) => text.includes(word))];
const GROUPS = [
  ['快要到期', '临近保质期'],
  ['员工', '劳动者'],
  ['person in charge', 'manager'],
  ['may', 'can'],
];
const concepts = (question: string): Concept[] => conceptsOf(question, { cut, cutWhole }, GROUPS);
const wordsOf = (question: string): string[] => concepts(question).map(({ word }) => word);

it('takes a known phrase for one thing, characters without a word together, and leaves out what every question says', () => {
  expect(wordsOf('快要到期的商品怎么处理')).toEqual(['快要到期', '商品']);
  expect(wordsOf('竞业')).toEqual(['竞业']);
  expect(wordsOf('May the person in charge go home?')).toEqual(['person in charge', 'home']);
  expect(concepts('员工')[0]?.ways.map(({ whole, parts }) => whole ?? parts)).toEqual(['员工', ['劳', '动', '劳动']]);
});

it('asks for the pieces of a long word that nobody says as a whole', () => {
  const asked = concepts('燃气公司');
  expect(asked.map(({ word }) => word)).toEqual(['燃气公司']);
  expect(asSaid(asked, (word) => word !== '燃气公司' && word !== '气公').map(({ word }) => word)).toEqual([
    '燃气',
    '公司',
  ]);
  expect(asSaid(asked, () => true).map(({ word }) => word)).toEqual(['燃气公司']);
});

it.each([
  ['保存多久', ['#second', '#minute', '#hour', '#day', '#month', '#year'], '保存'],
  ['几天内要处理', ['#day'], '内要处理'],
  ['会被罚多少钱', ['#money'], '会被'],
  ['how hot must soup be', ['#degree'], 'must soup be'],
  ['how many stores', ['#number'], 'stores'],
  ['标签上有哪些信息', ['#list'], '标签上有 信息'],
  ['when was it tested', ['#date'], 'it tested'],
  ['可以退货吗', [], '可以退货吗'],
])('knows what %s wants for an answer', (question, measures, rest) => {
  const asked = measuresAsked(question);
  expect([asked.measures, asked.rest.trim()]).toEqual([measures, rest]);
});

it('finds measures in both languages', () => {
  expect(measuresIn('保存6个月')).toContain('#month');
  expect(measuresIn('within 2 hours to 41 f')).toEqual(expect.arrayContaining(['#hour', '#degree', '#number']));
  expect(measuresIn('应当标明下列事项')).toContain('#list');
  expect(measuresIn('without any')).toEqual([]);
});

it('writes numbers in one way', () => {
  expect([folded('五万元'), folded('5万元'), folded('一千万用户')]).toEqual(['50000元', '50000元', '10000000用户']);
  expect(folded('一千零一夜')).toBe('一千零一夜');
});

it('looks for what was asked and what most passages say for it, not for every word that means the same', () => {
  const said: Record<string, number> = { a: 5, b: 50, c: 40, d: 30, e: 20, f: 10, g: 1, x: 9, y: 9 };
  const way = (...parts: string[]) => ({ whole: parts.length === 1 ? (parts[0] ?? null) : null, parts });
  const one = { word: 'a', isExpected: false, pieces: [] };
  const find = (...concepts: Concept[]) =>
    soughtOf(concepts, { passagesWith: (word) => said[word] ?? 0, rarityOf: (word) => 100 / (said[word] ?? 1) });
  const [ways] = find({ ...one, ways: ['a', 'g', 'f', 'e', 'd', 'c', 'b'].map((word) => way(word)) });
  expect(ways?.map(({ words }) => words[0])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(find({ ...one, ways: [way('nobody'), way('x', 'y')] })).toEqual([
    [{ words: ['x', 'y'], worth: expect.closeTo(8.9, 1) }],
  ]);
  expect(find({ ...one, ways: [way('b')], isExpected: true }, { ...one, ways: [way('nobody')] })).toEqual([]);
});

it('prefers the rule to its punishment, unless the punishment is asked for', () => {
  const rule = { heading: '第三章 经营者的义务', text: '经营者不得搜查消费者的身体。' };
  const punished = { heading: '第七章 法律责任', text: '搜查消费者身体的，责令改正，处五百元罚款。' };
  expect(worthByKind('可以搜顾客的包吗', rule)).toBe(1);
  expect(worthByKind('可以搜顾客的包吗', punished)).toBeLessThan(1);
  expect(worthByKind('搜顾客的包会被罚多少', punished)).toBe(1);
  expect(worthByKind('May we search bags?', { heading: 'Penalties', text: 'Whoever does is fined.' })).toBeLessThan(1);
});

it('knows a slip of the hand from another word', () => {
  expect([isMisspelt('freezer', 'freezar'), isMisspelt('tempreature', 'temperature')]).toEqual([true, true]);
  expect([isMisspelt('refrigerater', 'refrigerat'), isMisspelt('salary', 'slaary')]).toEqual([true, true]);
  const others = [
    ['wifi', 'wife'],
    ['espresso', 'express'],
    ['latte', 'matte'],
    ['bonus', 'focus'],
  ] as const;
  expect(others.map(([a, b]) => isMisspelt(a, b))).toEqual([false, true, false, false]);
});

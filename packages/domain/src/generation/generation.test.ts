import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMIT } from '../limit.ts';
import { DEFAULT_SCORING } from '../scoring/settings.ts';
import { allItems } from '../scoring/template.ts';
import { validateTemplate } from '../scoring/validate-template.ts';
import { contentOf } from './content-of.ts';
import type { SourceBlock } from './draft.ts';
import { measureOf } from './measure.ts';
import { blocksOfDescription, itemsOfDescription, itemsOfStructure } from './of-structure.ts';
import { quoteFinder } from './quote.ts';

const block = (kind: SourceBlock['kind'], text: string, level = 0, page: number | null = null): SourceBlock => ({
  ...{ kind, text, level, page },
});
const heading = (text: string, level = 1) => block('heading', text, level);
const line = (text: string) => block('list_item', text, 1);
const said = (text: string) => block('paragraph', text);
const row = (...cells: string[]) => block('table_row', cells.join('\t'));
const WORDS = { general: 'General', others: 'Others' };
const counter = () => {
  let next = 0;
  return () => `00000000-0000-7000-8000-${String(++next).padStart(12, '0')}`;
};
const named = (blocks: SourceBlock[]) => itemsOfStructure(blocks).items.map(({ name }) => name);

describe('what a document asks for', () => {
  it('becomes items under its headings, and a heading over all of it its title', () => {
    const { title, items } = itemsOfStructure([
      heading('Brand manual'),
      heading('Kitchen', 2),
      said('Our kitchens are famous. Wash hands for at least 20 seconds. You will love it.'),
      heading('Cold storage', 3),
      line('Keep cold food at 5 °C (41 °F) or below.'),
      line('History of refrigeration'),
      heading('后厨', 2),
      said('第十条 食材应当离地存放。严禁使用过期食材；地面保持干燥。县级以上人民政府应当加强监督管理。'),
    ]);
    expect(title).toBe('Brand manual');
    expect(items).toMatchObject([
      {
        path: ['Kitchen'],
        name: 'Wash hands for at least 20 seconds',
        answer: 'number',
        min: 20,
        max: null,
        unit: 'seconds',
      },
      { path: ['Kitchen', 'Cold storage'], answer: 'temperature', min: null, max: 5, unit: '°C', severity: 'normal' },
      { path: ['后厨'], name: '食材应当离地存放', code: '第十条', answer: 'pass_fail', severity: 'normal' },
      { path: ['后厨'], name: '严禁使用过期食材', severity: 'red_line' },
      { path: ['后厨'], name: '地面保持干燥' },
    ]);
  });

  it('is asked of each part of a list that a sentence introduces', () => {
    const items = itemsOfStructure([
      said('禁止经营下列食品：'),
      said('（一）用非食品原料生产的食品；'),
      said('（二）超过保质期的食品；'),
      said('经营者可以自愿参加评选。'),
    ]).items;
    expect(items).toMatchObject([
      {
        name: '禁止: 用非食品原料生产的食品',
        standard: '禁止经营下列食品： 用非食品原料生产的食品；',
        severity: 'major',
      },
      { name: '禁止: 超过保质期的食品', quote: '（二）超过保质期的食品；' },
    ]);
  });

  it('is read from a table by its headings, in both languages', () => {
    const zh = [
      row('编号', '类别', '检查项', '检查标准', '分值', '严重程度'),
      row('A1', '大堂', '地面', '干净无积水', '5', '红线'),
      row('A2', '', '灯箱', '照明正常', '3', '一般'),
    ];
    expect(itemsOfStructure(zh).items).toMatchObject([
      { path: ['大堂'], name: '地面', standard: '干净无积水', code: 'A1', maxScore: 5, severity: 'red_line' },
      { path: ['大堂'], name: '灯箱', maxScore: 3, severity: 'normal' },
    ]);
    const en = [row('Area', 'Item', 'Points'), row('Front', 'Window display', '10'), row('Front', '12', '1')];
    expect(itemsOfStructure(en).items).toMatchObject([{ path: ['Front'], name: 'Window display', maxScore: 10 }]);
    expect(named([row('Monday', 'Closed'), row('Tuesday', 'Doors must be locked at night')])).toEqual([
      'Doors must be locked at night',
    ]);
  });

  it('is not what threatens, explains, or binds authorities', () => {
    expect(
      named([
        said('违反本条例的，应当处五千元以上罚款。'),
        said('本条例所称食品，是指供人食用的成品，应当理解为商品。'),
        said('The regulatory authority shall inspect each establishment.'),
        said('国务院卫生行政、食品安全监督管理等部门发现需要监测的，应当及时开展监测。'),
        said('供应商的需求反应良好，相应的应用效果也不错。'),
      ]),
    ).toEqual([]);
  });

  it('names a choice, a photo, and the same thing once', () => {
    const items = itemsOfStructure([
      line('门头整洁程度（好/一般/差）应当记录'),
      line('检查门头整洁程度（好/一般/差）'),
      line('Take a photo of the shop front'),
      line('Clean the grill daily, a photo is required'),
      line('Clean the grill daily; a photo is required.'),
    ]).items;
    expect(items.map(({ answer, options, needsPhoto }) => [answer, options, needsPhoto])).toEqual([
      ['pass_fail', [], false],
      ['single', ['好', '一般', '差'], false],
      ['photo', [], false],
      ['pass_fail', [], true],
    ]);
  });

  it('is each line of a description, with its categories', () => {
    const items = itemsOfDescription(blocksOfDescription('后厨：\n冷藏温度 0-5 ℃\n员工健康证\n\nFront:\n- Smile'));
    expect(items).toMatchObject([
      { path: ['后厨'], name: '冷藏温度 0-5 ℃', answer: 'temperature', min: 0, max: 5, unit: '°C' },
      { path: ['后厨'], name: '员工健康证' },
      { path: ['Front'], name: 'Smile' },
    ]);
    expect(itemsOfDescription(blocksOfDescription('检查地面。检查灯箱。'))).toHaveLength(2);
    expect(itemsOfDescription(blocksOfDescription(' \n—\n'))).toEqual([]);
  });
});

it.each([
  ['冷藏温度应≤ 4 ℃', { kind: 'temperature', min: null, max: 4 }],
  ['中心温度不低于75℃', { min: 75, max: null }],
  ['60℃以上热藏', { min: 60, max: null, unit: '°C' }],
  ['冷冻 -18℃以下', { min: null, max: -18 }],
  ['Keep between 0 and 5 °C', { min: 0, max: 5 }],
  ['Chlorine 50-100 ppm', { kind: 'number', min: 50, max: 100, unit: 'ppm' }],
  ['离墙不少于10厘米', { min: 10, max: null, unit: '厘米' }],
])('takes the bounds of "%s"', (text, measure) => expect(measureOf(text)).toMatchObject(measure));

it.each([
  '低于60℃不得供应',
  'If it is above 8 °C, discard it',
  '保存两年以上',
  '温度 0-5 ℃，湿度 40-60 %',
  'Open 24 hours',
])('takes no bounds of "%s"', (text) => expect(measureOf(text)).toBeNull());

const words = fc.constantFrom(
  '必须',
  '地面',
  '清洁',
  '应当',
  '不得',
  '≤',
  '4',
  '℃',
  'must',
  'keep',
  'Food',
  ' ',
  '\n',
  '。',
  '. ',
  '：',
  '（一）',
  '1. ',
  '(好/中/差)',
  'photo',
  '\t',
);
const blocks = fc.array(
  fc.record({
    kind: fc.constantFrom<SourceBlock['kind'][]>('heading', 'paragraph', 'list_item', 'table_row'),
    level: fc.integer({ min: 0, max: 6 }),
    text: fc.array(words, { minLength: 1, maxLength: 14 }).map((parts) => parts.join('')),
    page: fc.option(fc.integer({ min: 1, max: 9 })),
  }),
  { maxLength: 120 },
);

it('quotes what stands in the document, whatever it is made of, and gives a template that can be published', () => {
  fc.assert(
    fc.property(blocks, (some) => {
      const whole = some.map(({ text }) => text.replace(/\s+/g, '')).join('');
      const { items } = itemsOfStructure(some);
      for (const { quote } of items) expect(whole).toContain(quote.replace(/\s+/g, ''));
      const { content, sources } = contentOf(items, WORDS, counter());
      expect(sources.map(({ itemId }) => itemId)).toHaveLength(allItems(content).length);
      if (items.length > 0)
        expect(validateTemplate(content, DEFAULT_SCORING).filter(({ reason }) => reason !== 'no_marks')).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('finds quotations whatever spaces they have, with their page, and none that is changed', () => {
  const find = quoteFinder([
    block('paragraph', 'Wash your  hands.', 0, 1),
    block('paragraph', '保持\n地面干燥。', 0, 2),
  ]);
  expect(find('Wash your hands')).toEqual({ quote: 'Wash your hands', page: 1 });
  expect(find('保持地面 干燥')).toEqual({ quote: '保持 地面干燥', page: 2 });
  expect(find('hands.保持地面')).toEqual({ quote: 'hands.保持地面', page: 1 });
  expect([find('Wash your feet'), find('a'), find('')]).toEqual([null, null, null]);
});

it('joins headings that are too deep or too many, and says what is beyond the most items', () => {
  const many = Array.from({ length: LIMIT.template.items + 7 }, (_, i) => ({
    ...itemsOfDescription(blocksOfDescription(`Check point ${i}`))[0],
    path: [`Part ${i % 60}`, 'a', 'b', 'c'],
  })).filter((one) => 'name' in one);
  const { content, leftOut } = contentOf(many as Parameters<typeof contentOf>[0], WORDS, counter());
  expect(leftOut).toBe(7);
  expect(content.categories).toHaveLength(LIMIT.template.categories);
  expect(content.categories.at(-1)?.name).toBe('Others');
  const few = contentOf(many.slice(0, 3) as Parameters<typeof contentOf>[0], WORDS, counter()).content;
  expect(few.categories.map(({ parentId }) => parentId === null)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});

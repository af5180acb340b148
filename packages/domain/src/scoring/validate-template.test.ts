import { describe, expect, it } from 'vitest';
import { DEFAULT_SCORING, type ScoringSettings } from './settings.ts';
import { type Category, type CheckItem, NOBODY_NAMED, newCheckItem, type TemplateContent } from './template.ts';
import { validateTemplate } from './validate-template.ts';

/** Rectifiers as the company has set them. */
const AS_SET = {
  ...{ handler: 'company', reviewer: 'company', named: NOBODY_NAMED, priority: 'normal' },
} satisfies Partial<CheckItem['rectify']>;

const item = (more: Partial<CheckItem> = {}, id = 'i'): CheckItem => ({ ...newCheckItem(id, 'Floor is dry'), ...more });
const category = (id: string, more: Partial<Category> = {}): Category => ({
  id,
  name: id,
  parentId: null,
  weightPercent: null,
  items: [item({}, `${id}-item`)],
  ...more,
});
const faults = (categories: Category[], settings: Partial<ScoringSettings> = {}) =>
  validateTemplate({ categories } satisfies TemplateContent, { ...DEFAULT_SCORING, ...settings }).map(
    ({ path, reason }) => `${path} ${reason}`,
  );
const itemFaults = (more: Partial<CheckItem>, settings: Partial<ScoringSettings> = {}) =>
  faults([category('c', { items: [item(), item(more, 'j')] })], settings).map((text) =>
    text.replace('categories.0.items.1.', ''),
  );

describe('a template that may be published', () => {
  it('has a name, items and marks', () => {
    expect(faults([category('c')])).toEqual([]);
    expect(faults([])).toEqual(['categories no_items']);
    expect(faults([category('c', { items: [item({ answer: 'text' })] })])).toEqual(['categories no_marks']);
    expect(faults([category(' ')])).toEqual(['categories.0.name required']);
    expect(faults([category('c', { name: '店'.repeat(51) })])).toEqual(['categories.0.name too_long']);
  });

  it('needs a standard score other than 0 for percent and deduction only', () => {
    for (const method of ['percent', 'deduction'] as const) {
      expect(faults([category('c')], { method, standardScore: 0 })).toEqual([
        'settings.standardScore standard_score_zero',
      ]);
      expect(faults([category('c')], { method, standardScore: -1 })).toEqual(['settings.standardScore range']);
      expect(faults([category('c')], { method, standardScore: 100 })).toEqual([]);
    }
    expect(faults([category('c')], { method: 'points', standardScore: 0 })).toEqual([]);
  });

  it('has top-level weights of exactly 100 percent, however they are split', () => {
    const split = (...weights: number[]) =>
      faults(
        weights.map((weightPercent, index) => category(`c${index}`, { weightPercent })),
        { method: 'weighted' },
      );
    expect(split(60, 40)).toEqual([]);
    expect(split(33.3, 33.3, 33.4)).toEqual([]);
    expect(split(60, 39)).toEqual(['categories weights_not_100']);
    const nested = [category('a', { weightPercent: 100 }), category('b', { parentId: 'a', weightPercent: 50 })];
    expect(faults(nested, { method: 'weighted' })).toEqual(['categories.1.weightPercent weight_below_top']);
  });

  it('has at most 50 categories, three levels deep, and 500 items', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => category(`c${index}`));
    expect(faults(many(50))).toEqual([]);
    expect(faults(many(51))).toEqual(['categories too_many']);
    const chain = ['a', 'b', 'c', 'd'].map((id, index, ids) => category(id, { parentId: ids[index - 1] ?? null }));
    expect(faults(chain.slice(0, 3))).toEqual([]);
    expect(faults(chain)).toEqual(['categories.3.parentId too_deep']);
    const items = (count: number) => Array.from({ length: count }, (_, index) => item({}, `i${index}`));
    expect(faults([category('c', { items: items(500) })])).toEqual([]);
    expect(faults([category('c', { items: items(501) })])).toEqual(['categories too_many']);
  });

  it('has ids that occur once and parents that exist without a ring', () => {
    expect(faults([category('a'), category('a', { items: [] })])).toEqual(['categories.1.id not_unique']);
    expect(faults([category('a'), category('b', { items: [item({}, 'a-item')] })])).toEqual([
      'categories.1.items.0.id not_unique',
    ]);
    expect(faults([category('a', { parentId: 'x' })])).toEqual(['categories.0.parentId unknown']);
    const ring = [category('a', { parentId: 'b' }), category('b', { parentId: 'a' })];
    expect(faults(ring)).toEqual(['categories.0.parentId circular', 'categories.1.parentId circular']);
  });

  it('covers 0-100 % with its levels', () => {
    const levels = DEFAULT_SCORING.levels.map((level) =>
      level.minPercent === 0 ? { ...level, minPercent: 5 } : level,
    );
    expect(faults([category('c')], { levels })).toEqual(['settings.levels.3 levels_lowest_not_zero']);
  });
});

describe('a check item that may be published', () => {
  const option = (id: string, points = 0) => ({ id, text: id, points, isFail: false });

  it.each<[string, Partial<CheckItem>, string[]]>([
    ['no name', { name: ' ' }, ['name required']],
    ['a name of 200', { name: '项'.repeat(200) }, []],
    ['a name of 201', { name: '项'.repeat(201) }, ['name too_long']],
    ['a standard of 2001', { standard: 'x'.repeat(2001) }, ['standard too_long']],
    ['negative marks', { maxScore: -1 }, ['maxScore range']],
    ['a step above the marks', { answer: 'score', step: 6 }, ['step range']],
    ['bounds the wrong way round', { answer: 'number', min: 5, max: 4 }, ['max min_above_max']],
    ['no choices', { answer: 'single' }, ['options options_missing']],
    ['a choice without text', { answer: 'multi', options: [option(' ')] }, ['options.0.text required']],
    [
      'a choice above the marks',
      { answer: 'level', options: [option('a', 6), option('b')] },
      ['options.0.points above_max_score'],
    ],
    ['a choice twice', { answer: 'level', options: [option('a'), option('a')] }, ['options not_unique']],
    [
      'a reason that takes nothing',
      { deductions: [{ id: 'd', text: 'dust', points: 0 }] },
      ['deductions.0.points range'],
    ],
    ['ten pictures', { photo: { rule: 'optional', min: 0, max: 10, cameraOnly: false } }, ['photo range']],
    [
      'pictures asked but none allowed',
      { photo: { rule: 'always', min: 0, max: 0, cameraOnly: false } },
      ['photo.max range'],
    ],
    [
      'a limit of no hours',
      { rectify: { when: 'on_fail', belowPercent: null, optionIds: [], limitHours: 0, ...AS_SET } },
      ['rectify.limitHours range'],
    ],
    [
      'below nothing',
      { rectify: { when: 'below', belowPercent: null, optionIds: [], limitHours: null, ...AS_SET } },
      ['rectify.belowPercent range'],
    ],
    [
      'choices that start nothing',
      { rectify: { when: 'on_options', belowPercent: null, optionIds: [], limitHours: null, ...AS_SET } },
      ['rectify.optionIds required'],
    ],
    [
      'a choice that is gone',
      { rectify: { when: 'on_options', belowPercent: null, optionIds: ['x'], limitHours: null, ...AS_SET } },
      ['rectify.optionIds unknown'],
    ],
    ['an address that runs', { knowledgeUrl: 'javascript:alert(1)' }, ['knowledgeUrl not_a_link']],
    ['an address of a page', { knowledgeUrl: 'https://docs.example.com/sop?id=1' }, []],
    [
      'a tag wanted and forbidden',
      { applies: { formats: [], tags: ['a'], withoutTags: ['a'], modes: [] } },
      ['applies nowhere'],
    ],
    ['an unknown condition', { showIf: { itemId: 'x', answers: ['pass'] } }, ['showIf unknown']],
    ['an answer that cannot be given', { showIf: { itemId: 'i', answers: ['maybe'] } }, ['showIf unknown']],
    ['a condition on itself', { showIf: { itemId: 'j', answers: ['pass'] } }, ['showIf circular']],
    ['a right condition', { showIf: { itemId: 'i', answers: ['fail'] } }, []],
  ])('is judged with %s', (_name, more, expected) => {
    expect(itemFaults(more).map((text) => text.replace('categories.0.items.1.showIf', 'showIf'))).toEqual(expected);
  });

  it('gives bonus only where marks are added', () => {
    expect(itemFaults({ bonus: true })).toEqual([]);
    expect(itemFaults({ bonus: true }, { method: 'pass_fail' })).toEqual(['bonus bonus_not_here']);
  });

  it('follows up at most three times in a row', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((id, index, ids) =>
      item({ showIf: index === 0 ? null : { itemId: ids[index - 1] ?? '', answers: ['fail'] } }, id),
    );
    expect(faults([category('c', { items: items.slice(0, 4) })])).toEqual([]);
    expect(faults([category('c', { items })])).toEqual(['categories.0.items.4.showIf too_deep']);
  });
});

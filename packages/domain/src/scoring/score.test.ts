import { describe, expect, it } from 'vitest';
import { type Answer, emptyAnswer } from '../answer.ts';
import { roundHalfUp } from './round.ts';
import { score } from './score.ts';
import { evaluate } from './score-node.ts';
import { DEFAULT_SCORING, type ScoringSettings } from './settings.ts';
import { type Category, type CheckItem, newCheckItem, type TemplateContent } from './template.ts';

const item = (id: string, more: Partial<CheckItem> = {}): CheckItem => ({ ...newCheckItem(id, id), ...more });
const category = (id: string, items: CheckItem[], more: Partial<Category> = {}): Category => ({
  id,
  name: id,
  parentId: null,
  weightPercent: null,
  items,
  ...more,
});
const content = (...items: CheckItem[]): TemplateContent => ({ categories: [category('c', items)] });
const settings = (more: Partial<ScoringSettings> = {}): ScoringSettings => ({ ...DEFAULT_SCORING, ...more });
const pass = (itemId: string): Answer => ({ ...emptyAnswer(itemId), value: 'pass' });
const fail = (itemId: string): Answer => ({ ...emptyAnswer(itemId), value: 'fail' });
const na = (itemId: string): Answer => ({ ...emptyAnswer(itemId), na: true });
const value = (itemId: string, given: Answer['value']): Answer => ({ ...emptyAnswer(itemId), value: given });
const ticked = (itemId: string, ...deductionIds: string[]): Answer => ({ ...emptyAnswer(itemId), deductionIds });

describe('points', () => {
  // 5 + 3.5 + 0 of 5 + 5 + 10: 8.5 / 20 = 42.5 %
  const template = content(item('a'), item('b', { answer: 'score', step: 0.5 }), item('c', { maxScore: 10 }));
  const answers = [pass('a'), value('b', 3.5), fail('c')];

  it('adds up the marks', () => {
    const outcome = score(template, settings(), answers);
    expect(outcome).toMatchObject({ score: 8.5, maxScore: 20, ratePercent: 42.5, failed: 1, isPass: false });
    expect(outcome.level?.key).toBe('fail');
  });

  it('lets a choice take marks away, but never the total below zero', () => {
    const options = [
      { id: 'dirty', text: 'dirty', points: -8, isFail: true },
      { id: 'clean', text: 'clean', points: 5, isFail: false },
    ];
    const negative = content(item('a'), item('b', { answer: 'single', options }));
    expect(score(negative, settings(), [pass('a'), value('b', 'clean')]).score).toBe(10);
    const outcome = score(negative, settings(), [pass('a'), value('b', 'dirty')]);
    expect(outcome).toMatchObject({ score: 0, ratePercent: 0 });
    expect(outcome.tree?.parts[0]?.kind).toBe('floor');
    expect(outcome.categories[0]).toMatchObject({ score: -3, max: 10, ratePercent: 0 });
  });

  it('adds ticked choices of a multiple choice up to the full marks', () => {
    const options = ['x', 'y', 'z'].map((id) => ({ id, text: id, points: 2, isFail: false }));
    const multi = content(item('a', { answer: 'multi', options }));
    expect(score(multi, settings(), [value('a', ['x', 'y'])]).score).toBe(4);
    expect(score(multi, settings(), [value('a', ['x', 'y', 'z'])]).score).toBe(5);
  });

  it('caps what bonus items add', () => {
    const bonus = content(item('a', { maxScore: 20 }), item('b', { bonus: true }));
    const both = [pass('a'), pass('b')];
    // 25 of 20, capped at 110 % = 22
    expect(score(bonus, settings({ bonusCapPercent: 10 }), both)).toMatchObject({ score: 22, ratePercent: 110 });
    expect(score(bonus, settings(), both)).toMatchObject({ score: 20, ratePercent: 100 });
    expect(score(bonus, settings(), [pass('a'), fail('b')])).toMatchObject({ score: 20, failed: 0 });
  });
});

describe('deduction', () => {
  const deductions = [
    { id: 'd3', text: 'dust', points: 3 },
    { id: 'd4', text: 'rust', points: 4 },
  ];
  const template = content(item('a', { deductions }), item('b', { deductions }), item('c', { maxScore: 2.5 }));

  it('subtracts the ticked reasons from the standard score, an item never more than its marks', () => {
    // 100 - min(3 + 4, 5) - 0 - 2.5 = 92.5
    const outcome = score(template, settings({ method: 'deduction' }), [ticked('a', 'd3', 'd4'), pass('b'), fail('c')]);
    expect(outcome).toMatchObject({ score: 92.5, maxScore: 100, ratePercent: 92.5, failed: 2 });
  });

  it('takes all reasons when the floor at the item is off', () => {
    const free = settings({ method: 'deduction', deductionFloorAtItem: false });
    expect(score(template, free, [ticked('a', 'd3', 'd4'), pass('b'), fail('c')]).score).toBe(90.5);
  });

  it('never goes below zero', () => {
    const small = settings({ method: 'deduction', standardScore: 5 });
    expect(score(template, small, [ticked('a', 'd4'), ticked('b', 'd4'), pass('c')]).score).toBe(0);
  });
});

describe('percent', () => {
  it('scales the share of the marks to the standard score', () => {
    // (5 + 2) / 15 x 120 = 56
    const template = content(item('a'), item('b', { answer: 'score', maxScore: 10 }));
    const outcome = score(template, settings({ method: 'percent', standardScore: 120 }), [pass('a'), value('b', 2)]);
    expect(outcome).toMatchObject({ score: 56, maxScore: 120, ratePercent: 46.7 });
  });

  it('rounds once and half up', () => {
    // 2 of 3 equal items: 66.666...
    const template = content(item('a'), item('b'), item('c'));
    const answers = [pass('a'), pass('b'), fail('c')];
    const at = (decimals: 0 | 1 | 2) => score(template, settings({ method: 'percent', decimals }), answers).score;
    expect([at(0), at(1), at(2)]).toEqual([67, 66.7, 66.67]);
  });
});

describe('weighted', () => {
  // floor 60 %: (2 x 1 + 1 x 0) / 3 = 2/3; kitchen 40 %: 1 x 0.5 = 1/2 -> 60 x 2/3 + 40 x 1/2 = 60
  const template: TemplateContent = {
    categories: [
      category('floor', [item('a', { weight: 2 }), item('b')], { weightPercent: 60 }),
      category('kitchen', [], { weightPercent: 40 }),
      category('oven', [item('k', { answer: 'score', maxScore: 10 })], { parentId: 'kitchen' }),
    ],
  };
  const weighted = settings({ method: 'weighted' });

  it('weighs items inside categories and categories inside the total', () => {
    const outcome = score(template, weighted, [pass('a'), fail('b'), value('k', 5)]);
    expect(outcome).toMatchObject({ score: 60, maxScore: 100, ratePercent: 60 });
    expect(outcome.level?.key).toBe('pass');
    expect(outcome.categories.map((row) => [row.score, row.max, row.ratePercent])).toEqual([
      [40, 60, 66.7],
      [20, 40, 50],
      [20, 40, 50],
    ]);
  });

  it('drops a category without applicable item and renormalises the rest to 100 %', () => {
    const outcome = score(template, weighted, [pass('a'), fail('b'), na('k')]);
    expect(outcome).toMatchObject({ score: 66.7, maxScore: 100, na: 1 });
    expect(outcome.categories.map((row) => row.max)).toEqual([100, 0, 0]);
    expect(outcome.categories[1]?.ratePercent).toBeNull();
  });
});

describe('weights of thirds', () => {
  it('still round a tie up: (30 x 1/3 + 50 x 0.18) / 80 is 23.75 %', () => {
    const template: TemplateContent = {
      categories: [
        category('x', [item('a')], { weightPercent: 20 }),
        category('y', [item('b', { answer: 'score', maxScore: 15 })], { weightPercent: 30 }),
        category('z', [item('e', { answer: 'score', maxScore: 10, step: 0.1 })], { weightPercent: 50 }),
      ],
    };
    const answers = [na('a'), value('b', 5), value('e', 1.8)];
    expect(score(template, settings({ method: 'weighted' }), answers)).toMatchObject({
      score: 23.8,
      ratePercent: 23.8,
    });
  });
});

describe('weights of nothing', () => {
  it('are not evaluated when only a category without weight was answered', () => {
    const template: TemplateContent = {
      categories: [
        category('x', [item('a')], { weightPercent: 0 }),
        category('y', [item('b')], { weightPercent: 100 }),
      ],
    };
    const outcome = score(template, settings({ method: 'weighted' }), [pass('a'), na('b')]);
    expect(outcome).toMatchObject({ evaluated: false, score: null });
  });
});

describe('pass or fail', () => {
  const template = content(item('a'), item('b'), item('c'), item('d', { severity: 'red_line' }));
  const method = settings({ method: 'pass_fail', passFailMaxFails: 1 });

  it('passes with as many failed items as allowed, and shows a passing level', () => {
    const outcome = score(template, method, [pass('a'), fail('b'), na('c'), pass('d')]);
    expect(outcome).toMatchObject({ score: 2, maxScore: 3, ratePercent: 66.7, isPass: true });
    expect(outcome.level?.isPass).toBe(true);
  });

  it('shows the lowest passing level when the rate alone would fail', () => {
    const outcome = score(template, method, [pass('a'), fail('b')]);
    expect(outcome).toMatchObject({ ratePercent: 50, isPass: true, level: { key: 'pass' } });
  });

  it('fails with one more, and shows a failing level', () => {
    const outcome = score(template, method, [fail('a'), fail('b'), pass('c'), pass('d')]);
    expect(outcome).toMatchObject({ isPass: false, level: { isPass: false } });
  });

  it('fails on items that are not applicable where these earn nothing, as the rate says', () => {
    const answers = [pass('a'), na('b'), na('c'), pass('d')];
    expect(score(template, { ...method, naPolicy: 'zero' }, answers)).toMatchObject({ ratePercent: 50, isPass: false });
    expect(score(template, { ...method, naPolicy: 'full' }, answers)).toMatchObject({ ratePercent: 100, isPass: true });
    expect(score(template, { ...method, naPolicy: 'exclude' }, answers)).toMatchObject({ isPass: true });
  });

  it('fails on one red line under every red-line policy', () => {
    for (const redLinePolicy of ['flag', 'fail', 'zero', 'cap'] as const) {
      const outcome = score(template, { ...method, redLinePolicy }, [pass('a'), pass('b'), pass('c'), fail('d')]);
      expect(outcome).toMatchObject({ isPass: false, level: { isPass: false } });
    }
  });
});

describe('not applicable', () => {
  const template = content(item('a'), item('b'), item('c', { maxScore: 10 }));
  const answers = [pass('a'), fail('b'), na('c')];

  it('gives three totals for the same answers by the three policies', () => {
    const rate = (naPolicy: ScoringSettings['naPolicy']) => score(template, settings({ naPolicy }), answers);
    expect(rate('exclude')).toMatchObject({ score: 5, maxScore: 10, ratePercent: 50 });
    expect(rate('full')).toMatchObject({ score: 15, maxScore: 20, ratePercent: 75 });
    expect(rate('zero')).toMatchObject({ score: 5, maxScore: 20, ratePercent: 25 });
  });

  it('is not evaluated when everything is N/A, whatever the policy', () => {
    for (const naPolicy of ['exclude', 'full', 'zero'] as const) {
      const outcome = score(template, settings({ naPolicy }), [na('a'), na('b'), na('c')]);
      expect(outcome).toMatchObject({
        evaluated: false,
        score: null,
        ratePercent: null,
        level: null,
        isPass: null,
        na: 3,
      });
    }
  });

  it('leaves unanswered items out and does not believe N/A where it is not allowed', () => {
    const strict = content(item('a'), item('b', { naAllowed: false }), item('c'));
    expect(score(strict, settings(), [pass('a'), na('b')])).toMatchObject({ score: 5, maxScore: 5, na: 0 });
  });
});

describe('red lines', () => {
  // 13 of 15: 86.7 % "good", with one failed red line
  const template = content(item('a', { maxScore: 13 }), item('b', { maxScore: 2, severity: 'red_line' }));
  const outcome = (redLinePolicy: ScoringSettings['redLinePolicy']) =>
    score(template, settings({ redLinePolicy, redLineCap: 70 }), [pass('a'), fail('b')]);

  it('a: only flags', () => {
    expect(outcome('flag')).toMatchObject({ ratePercent: 86.7, isPass: true, redLines: 1, level: { key: 'good' } });
  });
  it('b: fails the result and keeps the score (the default)', () => {
    expect(DEFAULT_SCORING.redLinePolicy).toBe('fail');
    const kept = outcome('fail');
    expect(kept).toMatchObject({ score: 13, ratePercent: 86.7, isPass: false, level: { key: 'fail' } });
    expect(kept.levelBeforeVeto?.key).toBe('good');
  });
  it('c: scores zero', () => {
    expect(outcome('zero')).toMatchObject({ score: 0, ratePercent: 0, isPass: false, level: { key: 'fail' } });
  });
  it('d: caps the score and reads the level from what is left', () => {
    expect(outcome('cap')).toMatchObject({ score: 10.5, ratePercent: 70, level: { key: 'pass' }, isPass: true });
  });
});

describe('follow-up questions', () => {
  const template = content(item('a'), item('b', { showIf: { itemId: 'a', answers: ['fail'] } }));

  it('count only while their condition holds', () => {
    expect(score(template, settings(), [pass('a'), fail('b')])).toMatchObject({ maxScore: 5, itemCount: 1, failed: 0 });
    expect(score(template, settings(), [fail('a'), pass('b')])).toMatchObject({ score: 5, maxScore: 10, itemCount: 2 });
    const naAfterFail = { ...fail('a'), na: true };
    expect(score(template, settings(), [naAfterFail, pass('b')])).toMatchObject({ evaluated: false, itemCount: 1 });
  });
});

describe('arithmetic', () => {
  it('rounds halves up although binary fractions sit below them', () => {
    expect([roundHalfUp(1.005, 2), roundHalfUp(2.5, 0), roundHalfUp(0.285, 2), roundHalfUp(1.4999, 0)]).toEqual([
      1.01, 3, 0.29, 1,
    ]);
    expect(Object.is(roundHalfUp(-0.2, 0), 0)).toBe(true);
  });

  it('adds ten tenths to exactly one', () => {
    const tenths = Array.from({ length: 10 }, (_, index) => item(`i${index}`, { maxScore: 0.1 }));
    const outcome = score(
      content(...tenths),
      settings({ decimals: 2 }),
      tenths.map((one) => pass(one.id)),
    );
    expect(outcome).toMatchObject({ score: 1, maxScore: 1, ratePercent: 100 });
  });

  it('explains every step by a tree that evaluates to the score after a trip through JSON', () => {
    const template = content(item('a'), item('b', { maxScore: 7 }));
    const outcome = score(template, settings({ method: 'percent' }), [pass('a'), fail('b')]);
    expect(outcome.score).toBe(41.7);
    const read: typeof outcome = JSON.parse(JSON.stringify(outcome));
    expect(read.tree && evaluate(read.tree)).toBe(41.7);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, emptyAnswer } from '../answer.ts';
import { isJudged, itemResult } from './item-result.ts';
import type { Outcome } from './outcome.ts';
import { score } from './score.ts';
import { evaluate } from './score-node.ts';
import { DEFAULT_SCORING, NA_POLICIES, RED_LINE_POLICIES, SCORING_METHODS, type ScoringSettings } from './settings.ts';
import {
  ANSWER_TYPES,
  type Category,
  type CheckItem,
  newCheckItem,
  SEVERITIES,
  type TemplateContent,
} from './template.ts';

const marks = fc.constantFrom(0, 0.1, 1, 2.5, 3.33, 5, 10, 12);
const settings: fc.Arbitrary<ScoringSettings> = fc.record({
  method: fc.constantFrom(...SCORING_METHODS),
  standardScore: fc.constantFrom(1, 10, 87.5, 100, 1000),
  naPolicy: fc.constantFrom(...NA_POLICIES),
  redLinePolicy: fc.constantFrom(...RED_LINE_POLICIES),
  redLineCap: fc.constantFrom(0, 33.3, 59, 100),
  levels: fc.constant(DEFAULT_SCORING.levels),
  decimals: fc.constantFrom(0, 1, 2),
  passFailMaxFails: fc.nat(3),
  bonusCapPercent: fc.constantFrom(0, 5, 20),
  deductionFloorAtItem: fc.boolean(),
  showPoints: fc.boolean(),
});

type Case = { content: TemplateContent; answers: Answer[]; settings: ScoringSettings };

const itemOf = (id: string): fc.Arbitrary<CheckItem> =>
  fc
    .record({
      answer: fc.constantFrom(...ANSWER_TYPES),
      maxScore: marks,
      step: fc.constant(0.1),
      weight: fc.constantFrom(0, 0.5, 1, 2, 3),
      severity: fc.constantFrom(...SEVERITIES),
      bonus: fc.constantFrom(false, false, false, true),
      deductions: fc.constantFrom<CheckItem['deductions'][]>([], [{ id: 'd', text: 'd', points: 2.5 }]),
      min: fc.constantFrom(null, 0),
    })
    .map((more) => ({ ...newCheckItem(id, id), ...more, options: optionsFor(more.maxScore) }));

const optionsFor = (maxScore: number) => [
  { id: 'bad', text: 'bad', points: -1, isFail: true },
  { id: 'half', text: 'half', points: Math.round(maxScore * 50) / 100, isFail: false },
  { id: 'best', text: 'best', points: maxScore, isFail: false },
];

const answerOf = (item: CheckItem): fc.Arbitrary<Answer> =>
  fc
    .record({
      kind: fc.constantFrom('value', 'value', 'value', 'na', 'reason', 'nothing'),
      isGood: fc.boolean(),
      option: fc.constantFrom('bad', 'half', 'best'),
      share: fc.constantFrom(0, 0.5, 1),
    })
    .map(({ kind, isGood, option, share }) => {
      const given = (): Answer['value'] => {
        if (item.answer === 'pass_fail') return isGood ? 'pass' : 'fail';
        if (item.answer === 'score') return Math.round(item.maxScore * share * 100) / 100;
        if (item.answer === 'number' || item.answer === 'temperature') return isGood ? 1 : -1;
        return item.answer === 'multi' ? [option] : option;
      };
      return {
        ...emptyAnswer(item.id),
        value: kind === 'value' ? given() : null,
        na: kind === 'na',
        deductionIds: kind === 'reason' ? item.deductions.map((reason) => reason.id) : [],
      };
    });

/** Three top-level categories of 20, 30 and 50 % and one below the second, with up to four items each. */
const cases: fc.Arbitrary<Case> = fc
  .tuple(
    ...['a', 'b', 'c', 'd'].map((id) =>
      fc.array(fc.nat(), { maxLength: 4 }).chain((list) => fc.tuple(...list.map((_, i) => itemOf(`${id}${i}`)))),
    ),
  )
  .chain(([a = [], b = [], c = [], d = []]) => {
    const top = (
      id: string,
      weightPercent: number | null,
      items: CheckItem[],
      parentId: string | null = null,
    ): Category => ({
      id,
      name: id,
      parentId,
      weightPercent,
      items,
    });
    const content = { categories: [top('a', 20, a), top('b', 30, b), top('c', 50, c), top('d', null, d, 'b')] };
    const answers = fc.tuple(...[...a, ...b, ...c, ...d].map(answerOf));
    return fc.record({ content: fc.constant(content), answers, settings });
  });

// Exact arithmetic, so that the rounding of the real thing is judged by something that cannot be off by a bit.
type Q = { n: bigint; d: bigint };
const q = (value: number): Q => ({ n: BigInt(Math.round(value * 1000)), d: 1000n });
const add = (x: Q, y: Q): Q => ({ n: x.n * y.d + y.n * x.d, d: x.d * y.d });
const mul = (x: Q, y: Q): Q => ({ n: x.n * y.n, d: x.d * y.d });
const div = (x: Q, y: Q): Q => (y.n < 0n ? { n: -x.n * y.d, d: x.d * -y.n } : { n: x.n * y.d, d: x.d * y.n });
const less = (x: Q, y: Q) => x.n * y.d < y.n * x.d;
const min = (x: Q, y: Q) => (less(x, y) ? x : y);
const max = (x: Q, y: Q) => (less(x, y) ? y : x);
const sum = (rows: Q[]) => rows.reduce(add, q(0));
const halfUp = (x: Q, decimals: number): number => {
  const scale = 10n ** BigInt(decimals);
  const doubled = 2n * x.n * scale + x.d;
  return Number(doubled / (2n * x.d)) / Number(scale);
};

/** The formulas of the product definition, written down once more with fractions. null = not evaluated. */
function byHand({ content, answers, settings: s }: Case): { score: number; rate: number } | null {
  const rows = content.categories.flatMap((category) =>
    category.items.map((item) => {
      const result = itemResult(item, answers.find((one) => one.itemId === item.id) ?? null);
      return { item, top: category.id === 'd' ? 'b' : category.id, ...result };
    }),
  );
  const usesBonus = s.method === 'points' || s.method === 'percent';
  const counted = rows
    .filter((row) => isJudged(row.item) && row.result !== 'none' && (usesBonus || !row.item.bonus))
    .filter((row) => row.result !== 'na' || (s.naPolicy !== 'exclude' && !row.item.bonus))
    .map((row) => ({ ...row, ...worth(row, s) }));
  if (!counted.some((row) => row.result !== 'na')) return null;
  const { value, whole } = totalOf(counted, s);
  if (whole.n === 0n) return null;
  const isRed = rows.some((row) => row.result === 'fail' && row.item.severity === 'red_line');
  const cap = div(mul(whole, q(s.redLineCap)), q(100));
  const limits = { flag: value, fail: value, zero: q(0), cap: min(value, cap) };
  const final = isRed ? limits[s.redLinePolicy] : value;
  return { score: halfUp(final, s.decimals), rate: halfUp(div(mul(final, q(100)), whole), 1) };
}

type Row = ReturnType<typeof itemResult> & { item: CheckItem; top: string };
type Worth = { got: Q; r: Q; loss: Q; ok: boolean };

function worth(row: Row, { naPolicy }: ScoringSettings): Worth {
  const [none, full] = [q(0), q(row.maxPoints)];
  if (row.result !== 'na') return { got: q(row.points), r: ratio(row), loss: q(row.lost), ok: row.result === 'pass' };
  return naPolicy === 'full'
    ? { got: full, r: q(1), loss: none, ok: true }
    : { got: none, r: none, loss: full, ok: false };
}

function totalOf(counted: (Row & Worth)[], s: ScoringSettings): { value: Q; whole: Q } {
  const standard = q(s.standardScore);
  const possible = sum(counted.filter((row) => !row.item.bonus).map((row) => q(row.maxPoints)));
  const earned = sum(counted.map((row) => row.got));
  const hasBonus = counted.some((row) => row.item.bonus);
  const capped = hasBonus ? min(earned, mul(possible, q(1 + s.bonusCapPercent / 100))) : earned;
  switch (s.method) {
    case 'points':
      return { value: max(q(0), capped), whole: possible };
    case 'percent':
      if (possible.n === 0n) return { value: q(0), whole: q(0) };
      return { value: mul(div(max(q(0), capped), possible), standard), whole: standard };
    case 'deduction': {
      const losses = counted.map((row) => (s.deductionFloorAtItem ? min(row.loss, q(row.maxPoints)) : row.loss));
      return { value: max(q(0), add(standard, mul(q(-1), sum(losses)))), whole: standard };
    }
    case 'pass_fail':
      return { value: q(counted.filter((row) => row.ok).length), whole: q(counted.length) };
    case 'weighted':
      return weightedTotal(counted);
  }
}

function weightedTotal(counted: (Row & Worth)[]): { value: Q; whole: Q } {
  const kept = Object.entries({ a: 20, b: 30, c: 50 }).flatMap(([top, weight]) => {
    const own = counted.filter((row) => row.top === top);
    const weights = sum(own.map((row) => q(row.item.weight)));
    if (weights.n === 0n) return [];
    return [{ weight: q(weight), rate: div(sum(own.map((row) => mul(q(row.item.weight), row.r))), weights) }];
  });
  if (kept.length === 0) return { value: q(0), whole: q(0) };
  const total = div(sum(kept.map((one) => mul(one.weight, one.rate))), sum(kept.map((one) => one.weight)));
  return { value: mul(total, q(100)), whole: q(100) };
}

function ratio(row: { points: number; maxPoints: number; result: string }): Q {
  if (row.maxPoints <= 0) return row.result === 'pass' ? q(1) : q(0);
  return max(q(0), min(q(1), div(q(row.points), q(row.maxPoints))));
}

const run = ({ content, settings: chosen, answers }: Case): Outcome => score(content, chosen, answers);
const holds = (check: (one: Case) => void) => fc.assert(fc.property(cases, check), { numRuns: 1500 });

describe('for any template, settings and answers', () => {
  it('score and rate are what exact fractions give', () => {
    holds((one) => {
      const outcome = run(one);
      const expected = byHand(one);
      expect(outcome.evaluated ? { score: outcome.score, rate: outcome.ratePercent } : null).toEqual(expected);
    });
  });

  it('the tree evaluates to exactly the score', () => {
    holds((one) => {
      const { tree, score: total } = run(one);
      expect(tree === null ? null : evaluate(tree)).toBe(total);
    });
  });

  it('the rate stays within 0..100, or the bonus cap', () => {
    holds((one) => {
      const { ratePercent } = run(one);
      if (ratePercent === null) return;
      const hasBonus = one.settings.method === 'points' || one.settings.method === 'percent';
      expect(ratePercent).toBeGreaterThanOrEqual(0);
      expect(ratePercent).toBeLessThanOrEqual(100 + (hasBonus ? one.settings.bonusCapPercent : 0));
    });
  });

  it('an excluded N/A item might as well not be in the template', () => {
    holds((given) => {
      const one = { ...given, settings: { ...given.settings, naPolicy: 'exclude' as const } };
      const isNa = (item: CheckItem) => one.answers.some((answer) => answer.itemId === item.id && answer.na);
      const categories = one.content.categories.map((c) => ({ ...c, items: c.items.filter((item) => !isNa(item)) }));
      const [withNa, without] = [run(one), run({ ...one, content: { categories } })];
      expect([withNa.score, withNa.ratePercent, withNa.level]).toEqual([
        without.score,
        without.ratePercent,
        without.level,
      ]);
    });
  });

  it('the order of categories, items and answers cannot be seen in the result', () => {
    holds((one) => {
      const categories = one.content.categories.toReversed().map((c) => ({ ...c, items: c.items.toReversed() }));
      const turned = run({ ...one, content: { categories }, answers: one.answers.toReversed() });
      const { tree: _tree, categories: rows, ...rest } = run(one);
      expect(turned).toMatchObject(rest);
      expect(turned.categories.toReversed()).toEqual(rows);
    });
  });

  it('turning a failed item into a passed one never lowers the score or the level', () => {
    holds((one) => {
      const before = run(one);
      const items = one.content.categories.flatMap((category) => category.items);
      const failed = items.find((item) => {
        const answer = one.answers.find((given) => given.itemId === item.id) ?? null;
        return item.answer === 'pass_fail' && itemResult(item, answer).result === 'fail';
      });
      if (!failed || !before.evaluated) return;
      const better = one.answers.map((answer) =>
        answer.itemId === failed.id ? { ...emptyAnswer(failed.id), value: 'pass' } : answer,
      );
      const after = run({ ...one, answers: better });
      expect(after.score).toBeGreaterThanOrEqual(before.score ?? 0);
      expect(after.level?.minPercent).toBeGreaterThanOrEqual(before.level?.minPercent ?? 0);
      if (before.isPass) expect(after.isPass).toBe(true);
    });
  });

  it('top-level categories of the weighted method share out exactly 100 percent', () => {
    holds((one) => {
      const outcome = run({ ...one, settings: { ...one.settings, method: 'weighted' } });
      if (!outcome.evaluated) return;
      const shares = outcome.categories
        .filter((row) => row.parentId === null)
        .reduce((total, row) => total + row.max, 0);
      expect(shares).toBeCloseTo(100, 1);
    });
  });
});

import type { Answer } from '../answer.ts';
import { settle } from './round.ts';
import type { AnswerOption, CheckItem } from './template.ts';

/**
 * What one answer is worth.
 * `none`: not answered, or an item that only records. `points` may be negative by its options. `ratio` is 0..1.
 * `lost` is what the deduction method takes away: the ticked reasons (not limited to the full marks), else the missing points.
 */
export type ItemResult = {
  result: 'pass' | 'fail' | 'na' | 'none';
  points: number;
  maxPoints: number;
  ratio: number;
  lost: number;
};

/** A `score` item without an own limit fails below this share of its full marks. */
const SCORE_FAILS_BELOW_PERCENT = 60;

/** Judges one answer. Reasons decide the points when any is ticked, the bare answer otherwise; both never exceed the full marks. */
export function itemResult(item: CheckItem, answer: Answer | null): ItemResult {
  const maxPoints = isJudged(item) ? item.maxScore : 0;
  const neutral = { points: 0, maxPoints, ratio: 0, lost: 0 };
  if (answer?.na && item.naAllowed) return { result: 'na', ...neutral };
  if (answer === null || !isJudged(item)) return { result: 'none', ...neutral };

  const ticked = item.deductions.filter((reason) => answer.deductionIds.includes(reason.id));
  if (ticked.length > 0 && !item.bonus) {
    const lost = settle(ticked.reduce((sum, reason) => sum + reason.points, 0));
    const points = Math.max(0, settle(maxPoints - lost));
    return { result: 'fail', points, maxPoints, ratio: share(points, maxPoints, false), lost };
  }

  const judged = judge(item, answer);
  if (judged === null) return { result: 'none', ...neutral };
  const points = settle(Math.min(judged.points, maxPoints));
  const passed = item.bonus || judged.passed;
  return {
    result: passed ? 'pass' : 'fail',
    points,
    maxPoints,
    ratio: share(points, maxPoints, passed),
    lost: settle(Math.max(0, maxPoints - points)),
  };
}

/** Whether an answer to this item can pass or fail. Texts, pictures, plain choices and unbounded numbers only record. */
export function isJudged(item: CheckItem): boolean {
  switch (item.answer) {
    case 'pass_fail':
    case 'score':
      return true;
    case 'level':
    case 'single':
    case 'multi':
      return item.maxScore > 0 || item.options.some((option) => option.isFail || option.points !== 0);
    case 'number':
    case 'temperature':
      return item.min !== null || item.max !== null;
    case 'text':
    case 'photo':
    case 'signature':
    case 'date':
      return false;
    default:
      return item.answer satisfies never;
  }
}

/** Whether this answer asks for a rectification by the rule of its item. One that was taken over did so where it was given. */
export function needsRectification(item: CheckItem, answer: Answer | null): boolean {
  if (answer?.carriedFrom) return false;
  if (item.rectify.when === 'on_options') return answer !== null && choseOne(item, answer);
  const { result, ratio } = itemResult(item, answer);
  if (result !== 'pass' && result !== 'fail') return false;
  if (item.rectify.when === 'never') return false;
  if (item.rectify.when === 'below') return ratio * 100 < (item.rectify.belowPercent ?? 100);
  return result === 'fail';
}

/** Also choices that are not judged start a rectification; what does not apply chose nothing. */
function choseOne(item: CheckItem, { value, na }: Answer): boolean {
  if (na && item.naAllowed) return false;
  const chosen = Array.isArray(value) ? value : [value];
  return item.rectify.optionIds.some((id) => chosen.includes(id));
}

function judge(item: CheckItem, { value }: Answer): { points: number; passed: boolean } | null {
  switch (item.answer) {
    case 'pass_fail':
      if (value !== 'pass' && value !== 'fail') return null;
      return { points: value === 'pass' ? item.maxScore : 0, passed: value === 'pass' };
    case 'score':
      return typeof value === 'number' && Number.isFinite(value) ? byMarks(item, value) : null;
    case 'number':
    case 'temperature':
      return typeof value === 'number' && Number.isFinite(value) ? byBounds(item, value) : null;
    case 'level':
    case 'single':
      return byOptions(item.options.filter((option) => option.id === value));
    case 'multi':
      return Array.isArray(value) ? byOptions(item.options.filter((option) => value.includes(option.id))) : null;
    default:
      return null;
  }
}

function byMarks(item: CheckItem, marks: number) {
  const limit = (item.rectify.when === 'below' ? item.rectify.belowPercent : null) ?? SCORE_FAILS_BELOW_PERCENT;
  const points = Math.max(0, marks);
  return { points, passed: settle(points * 100) >= settle(limit * item.maxScore) };
}

function byBounds(item: CheckItem, value: number) {
  const passed = (item.min === null || value >= item.min) && (item.max === null || value <= item.max);
  return { points: passed ? item.maxScore : 0, passed };
}

function byOptions(chosen: AnswerOption[]) {
  if (chosen.length === 0) return null;
  return {
    points: chosen.reduce((sum, option) => sum + option.points, 0),
    passed: !chosen.some((option) => option.isFail),
  };
}

function share(points: number, maxPoints: number, passed: boolean): number {
  if (maxPoints <= 0) return passed ? 1 : 0;
  return Math.min(1, Math.max(0, points / maxPoints));
}

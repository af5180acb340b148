import { describe, expect, it } from 'vitest';
import { type Answer, emptyAnswer } from '../answer.ts';
import { isJudged, itemResult, needsRectification } from './item-result.ts';
import { ANSWER_TYPES, type CheckItem, NOBODY_NAMED, newCheckItem } from './template.ts';

/** Rectifiers as the company has set them. */
const AS_SET = {
  ...{ handler: 'company', reviewer: 'company', named: NOBODY_NAMED, priority: 'normal' },
} satisfies Partial<CheckItem['rectify']>;

const item = (more: Partial<CheckItem> = {}): CheckItem => ({ ...newCheckItem('i', 'i'), ...more });
const value = (given: Answer['value'], more: Partial<Answer> = {}) => ({ ...emptyAnswer('i'), value: given, ...more });
const verdict = (one: CheckItem, given: Answer['value'], more: Partial<Answer> = {}) => {
  const { result, points } = itemResult(one, value(given, more));
  return `${result} ${points}`;
};

describe('one answer', () => {
  it('is nothing before it is given, or when it does not fit the type', () => {
    expect(itemResult(item(), null).result).toBe('none');
    expect(verdict(item(), null)).toBe('none 0');
    expect(verdict(item({ answer: 'score' }), 'pass')).toBe('none 0');
    expect(verdict(item({ answer: 'score' }), Number.NaN)).toBe('none 0');
  });

  it('passes or fails by its word', () => {
    expect([verdict(item(), 'pass'), verdict(item(), 'fail')]).toEqual(['pass 5', 'fail 0']);
  });

  it('fails with less than 60 percent of the marks, or below the own limit of the item', () => {
    const marks = item({ answer: 'score', maxScore: 10 });
    expect([verdict(marks, 6), verdict(marks, 5.9), verdict(marks, 99)]).toEqual(['pass 6', 'fail 5.9', 'pass 10']);
    const strict: CheckItem = {
      ...marks,
      rectify: { when: 'below', belowPercent: 80, optionIds: [], limitHours: null, ...AS_SET },
    };
    expect([verdict(strict, 8), verdict(strict, 7.9)]).toEqual(['pass 8', 'fail 7.9']);
  });

  it('passes a measurement inside its bounds, which belong to the inside', () => {
    const fridge = item({ answer: 'temperature', min: 0, max: 4 });
    expect([0, 4, -0.1, 4.1].map((degrees) => verdict(fridge, degrees))).toEqual([
      'pass 5',
      'pass 5',
      'fail 0',
      'fail 0',
    ]);
    expect(verdict(item({ answer: 'number', min: 3 }), 1e9)).toBe('pass 5');
  });

  it('fails a choice that is marked so, whatever its points', () => {
    const options = [
      { id: 'good', text: 'good', points: 5, isFail: false },
      { id: 'so-so', text: 'so-so', points: 3, isFail: true },
    ];
    expect(verdict(item({ answer: 'level', options }), 'so-so')).toBe('fail 3');
    expect(verdict(item({ answer: 'multi', options }), ['good', 'so-so'])).toBe('fail 5');
  });

  it('fails by a ticked reason, whose points replace those of the bare answer', () => {
    const reasons = item({
      deductions: [
        { id: 'a', text: 'a', points: 2 },
        { id: 'b', text: 'b', points: 4 },
      ],
    });
    expect(verdict(reasons, 'pass', { deductionIds: ['a'] })).toBe('fail 3');
    expect(verdict(reasons, null, { deductionIds: ['a', 'b'] })).toBe('fail 0');
    expect(itemResult(reasons, value(null, { deductionIds: ['a', 'b'] })).lost).toBe(6);
    expect(verdict(reasons, 'pass', { deductionIds: ['unknown'] })).toBe('pass 5');
  });

  it('never fails a bonus item', () => {
    expect(verdict(item({ bonus: true }), 'fail')).toBe('pass 0');
    const deductions = [{ id: 'd', text: 'd', points: 2 }];
    expect(verdict(item({ bonus: true, deductions }), 'pass', { deductionIds: ['d'] })).toBe('pass 5');
  });

  it('is N/A only where the item allows it, and then nothing else counts', () => {
    expect(verdict(item(), 'fail', { na: true })).toBe('na 0');
    expect(verdict(item({ naAllowed: false }), 'fail', { na: true })).toBe('fail 0');
  });

  it('is only recorded for texts, pictures, plain choices and measurements without bounds', () => {
    const judged = ANSWER_TYPES.filter((answer) => isJudged(item({ answer, maxScore: 0 })));
    expect(judged).toEqual(['pass_fail', 'score']);
    expect(verdict(item({ answer: 'text' }), 'all fine')).toBe('none 0');
  });
});

describe('a rectification', () => {
  const rectify = (when: CheckItem['rectify']['when'], belowPercent: number | null = null) => ({
    when,
    belowPercent,
    optionIds: [],
    limitHours: null,
    ...AS_SET,
  });

  it('follows a failure, nothing, or a share of the marks', () => {
    const marks = (rule: CheckItem['rectify']) => item({ answer: 'score', maxScore: 10, rectify: rule });
    expect(needsRectification(item(), value('fail'))).toBe(true);
    expect(needsRectification(item(), value('pass'))).toBe(false);
    expect(needsRectification(item({ rectify: rectify('never') }), value('fail'))).toBe(false);
    expect(needsRectification(marks(rectify('below', 80)), value(7.9))).toBe(true);
    expect(needsRectification(marks(rectify('below', 80)), value(8))).toBe(false);
  });

  it('follows the choices that are named, judged or not, and nothing else', () => {
    const options = ['a', 'b', 'c'].map((id) => ({ id, text: id, points: 0, isFail: false }));
    const rule = { ...rectify('on_options'), optionIds: ['b', 'c'] };
    const asked = (answer: CheckItem['answer'], maxScore = 0) => item({ answer, maxScore, options, rectify: rule });
    expect(needsRectification(asked('single'), value('b'))).toBe(true);
    expect(needsRectification(asked('single'), value('a'))).toBe(false);
    expect(needsRectification(asked('multi', 5), value(['a', 'c']))).toBe(true);
    expect(needsRectification(asked('multi', 5), value(['a']))).toBe(false);
    expect(needsRectification(asked('single'), value('b', { na: true }))).toBe(false);
    expect(needsRectification(asked('single'), null)).toBe(false);
  });

  it('never follows N/A or an item that is not answered', () => {
    expect(needsRectification(item({ rectify: rectify('below', 80) }), null)).toBe(false);
    expect(needsRectification(item(), value(null, { na: true }))).toBe(false);
  });
});

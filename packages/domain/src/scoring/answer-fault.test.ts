import { describe, expect, it } from 'vitest';
import { type Answer, emptyAnswer } from '../answer.ts';
import { answerFaults } from './answer-fault.ts';
import { type CheckItem, newCheckItem, type TemplateContent } from './template.ts';

const item = (id: string, more: Partial<CheckItem> = {}): CheckItem => ({ ...newCheckItem(id, id), ...more });
const content = (...items: CheckItem[]): TemplateContent => ({
  categories: [{ id: 'c', name: 'c', parentId: null, weightPercent: null, items }],
});
const answer = (itemId: string, more: Partial<Answer> = {}): Answer => ({ ...emptyAnswer(itemId), ...more });

describe('answers no honest form can send', () => {
  const faults = (one: CheckItem, ...given: Partial<Answer>[]) =>
    answerFaults(
      content(one),
      given.map((more) => answer('a', more)),
    ).map((row) => row.reason);
  const options = ['x', 'y'].map((id) => ({ id, text: id, points: 1, isFail: false }));

  it('accepts the value each type asks for', () => {
    expect(faults(item('a'), { value: 'fail' })).toEqual([]);
    expect(faults(item('a', { answer: 'score', step: 0.1 }), { value: 0.3 })).toEqual([]);
    expect(faults(item('a', { answer: 'temperature' }), { value: -18 })).toEqual([]);
    expect(faults(item('a', { answer: 'single', options }), { value: 'x' })).toEqual([]);
    expect(faults(item('a', { answer: 'multi', options }), { value: ['y', 'x'] })).toEqual([]);
    expect(faults(item('a', { answer: 'date' }), { value: '2026-11-20' })).toEqual([]);
  });

  it.each([
    ['marks above the maximum', item('a', { answer: 'score' }), { value: 6 }],
    ['marks off the step', item('a', { answer: 'score', step: 0.5 }), { value: 1.2 }],
    ['a number as a verdict', item('a'), { value: 1 }],
    ['an unknown choice', item('a', { answer: 'level', options }), { value: 'z' }],
    ['a choice twice', item('a', { answer: 'multi', options }), { value: ['x', 'x'] }],
    ['no number', item('a', { answer: 'number' }), { value: Number.NaN }],
    ['a date that does not exist', item('a', { answer: 'date' }), { value: '2026-13-01' }],
    ['a day that does not exist', item('a', { answer: 'date' }), { value: '2026-02-30' }],
  ])('refuses %s', (_name, one, given) => expect(faults(one, given)).toEqual(['value']));

  it('refuses N/A that is not allowed, foreign reasons, too many pictures, an item twice and unknown items', () => {
    expect(faults(item('a', { naAllowed: false }), { na: true })).toEqual(['na_not_allowed']);
    expect(faults(item('a'), { deductionIds: ['d'] })).toEqual(['deduction']);
    expect(faults(item('a'), { photos: Array(10).fill('p') })).toEqual(['photo_count']);
    expect(faults(item('a'), {}, {})).toEqual(['twice']);
    expect(faults(item('b'), {})).toEqual(['unknown_item']);
  });
});

import { describe, expect, it } from 'vitest';
import { type Answer, emptyAnswer } from '../answer.ts';
import { missing } from './missing.ts';
import { type CheckItem, newCheckItem, type TemplateContent } from './template.ts';

const item = (id: string, more: Partial<CheckItem> = {}): CheckItem => ({ ...newCheckItem(id, id), ...more });
const content = (...items: CheckItem[]): TemplateContent => ({
  categories: [{ id: 'c', name: 'c', parentId: null, weightPercent: null, items }],
});
const answer = (itemId: string, more: Partial<Answer> = {}): Answer => ({ ...emptyAnswer(itemId), ...more });
const photo = (rule: CheckItem['photo']['rule'], min = 0) => ({ rule, min, max: 9, cameraOnly: false });
const missed = (one: CheckItem, given?: Partial<Answer>) =>
  missing(content(one), given ? [answer(one.id, given)] : []).map((row) => row.reason);

describe('what an inspection still lacks', () => {
  it('is listed in the order of the template', () => {
    const template = content(
      item('a'),
      item('b', { photo: photo('always') }),
      item('c', { required: false }),
      item('d'),
    );
    expect(missing(template, [answer('b', { value: 'pass' })])).toEqual([
      { itemId: 'a', reason: 'answer' },
      { itemId: 'b', reason: 'photo' },
      { itemId: 'd', reason: 'answer' },
    ]);
  });

  it('are answers of required items only; blanks and empty choices are no answers', () => {
    expect(missed(item('a'))).toEqual(['answer']);
    expect(missed(item('a', { required: false }))).toEqual([]);
    expect(missed(item('a', { answer: 'text' }), { value: '  ' })).toEqual(['answer']);
    expect(missed(item('a', { answer: 'multi' }), { value: [] })).toEqual(['answer']);
    expect(missed(item('a', { answer: 'score' }), { value: 0 })).toEqual([]);
  });

  it('are pictures as the rule and the smallest number ask', () => {
    const onFail = item('a', { photo: photo('on_fail', 2) });
    expect(missed(onFail, { value: 'pass' })).toEqual([]);
    expect(missed(onFail, { value: 'fail', photos: ['1'] })).toEqual(['photo']);
    expect(missed(onFail, { value: 'fail', photos: ['1', '2'] })).toEqual([]);
    expect(missed(item('a', { photo: photo('always') }), { value: 'pass' })).toEqual(['photo']);
    expect(missed(item('a', { photo: photo('optional', 1) }), { value: 'fail' })).toEqual([]);
    expect(missed(item('a', { answer: 'photo', photo: photo('none', 2) }), { photos: ['1'] })).toEqual(['photo']);
  });

  it('are notes, where failing by a ticked reason counts as failing', () => {
    const noted = item('a', {
      note: { rule: 'on_fail', phrases: [] },
      deductions: [{ id: 'd', text: 'dust', points: 1 }],
    });
    expect(missed(noted, { value: 'pass' })).toEqual([]);
    expect(missed(noted, { value: 'fail', note: ' ' })).toEqual(['note']);
    expect(missed(noted, { deductionIds: ['d'] })).toEqual(['note']);
    expect(missed(noted, { value: 'fail', note: 'cracked' })).toEqual([]);
  });

  it('is the reason of N/A and nothing else of a not applicable item', () => {
    const strict = item('a', { naReasonRequired: true, photo: photo('always'), note: { rule: 'always', phrases: [] } });
    expect(missed(strict, { na: true })).toEqual(['na_reason']);
    expect(missed(strict, { na: true, naReason: 'no oven' })).toEqual([]);
    expect(missed(item('a', { naAllowed: false }), { na: true })).toEqual(['answer']);
  });

  it('is never asked by a hidden follow-up', () => {
    const template = content(item('a'), item('b', { showIf: { itemId: 'a', answers: ['fail'] } }));
    expect(missing(template, [answer('a', { value: 'pass' })])).toEqual([]);
    expect(missing(template, [answer('a', { value: 'fail' })])).toEqual([{ itemId: 'b', reason: 'answer' }]);
  });
});

import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { describe, expect, it } from 'vitest';
import { endsItem } from './advance.ts';
import { gapsOf, nextGap, nextOpen, wasWalked } from './gap.ts';
import { itemRows } from './item-rows.ts';
import { PASS, restOfSection } from './rest-of-section.ts';

const item = (id: string, more: Partial<CheckItem> = {}): CheckItem => ({ ...newCheckItem(id, id), ...more });
const photo = { rule: 'always', min: 1, max: 9, cameraOnly: false } as const;
const sheetOf = (sections: Record<string, CheckItem[]>) => ({
  content: {
    categories: Object.entries(sections).map(([id, items]) => ({
      id,
      name: id,
      parentId: null,
      weightPercent: null,
      items,
    })),
  },
  lastTime: [],
});
const answers = (...given: Answer[]) => Object.fromEntries(given.map((one) => [one.itemId, one]));
const passed = (id: string): Answer => ({ ...emptyAnswer(id), value: 'pass' });

describe('the page goes on by itself', () => {
  it.each<[string, CheckItem, Partial<Answer>, boolean]>([
    ['after a pass', item('a'), PASS, true],
    ['not after a fail', item('a'), { value: 'fail', na: false }, false],
    ['not when the pass needs a photo', item('a', { photo }), PASS, false],
    ['not when the pass needs a note', item('a', { note: { rule: 'always', phrases: [] } }), PASS, false],
    ['after N/A', item('a', { answer: 'number' }), { na: true }, true],
    ['not when N/A needs a reason', item('a', { naReasonRequired: true }), { na: true }, false],
    ['not when N/A is taken back', item('a'), { na: false }, false],
    ['not while a number is typed', item('a', { answer: 'number', min: 0, max: 9 }), { value: 5 }, false],
    ['not while a text is typed', item('a', { answer: 'text' }), { value: 'b' }, false],
    ['not when an answer is taken back', item('a'), { value: null }, false],
    [
      'after a choice',
      item('a', { answer: 'single', options: [{ id: 'x', text: 'x', points: 1, isFail: false }] }),
      { value: 'x' },
      true,
    ],
    [
      'not after a choice that fails',
      item('a', { answer: 'single', options: [{ id: 'x', text: 'x', points: 0, isFail: true }] }),
      { value: 'x' },
      false,
    ],
  ])('%s', (_, asked, change, expected) => expect(endsItem(asked, null, change)).toBe(expected));

  it('not when a note is added to an answer that is complete', () =>
    expect(endsItem(item('a'), passed('a'), { note: 'clean' })).toBe(false));
});

describe('the rest of a section', () => {
  const sheet = sheetOf({
    kitchen: [
      item('done'),
      item('plain'),
      item('red', { severity: 'red_line', photo }),
      item('fridge', { answer: 'temperature', max: 5 }),
      item('note', { answer: 'text' }),
      item('optional', { required: false }),
    ],
    shop: [item('window')],
  });

  it('passes what a pass alone completes, and names what has to be looked at one by one', () => {
    const given = answers(passed('done'));
    const { passing, left } = restOfSection(itemRows(sheet, given), 'kitchen', given);
    expect(passing.map((one) => one.id)).toEqual(['plain', 'optional']);
    expect(left.map((one) => one.id)).toEqual(['red', 'fridge', 'note']);
  });

  it('leaves failed and not applicable items as they are', () => {
    const given = answers({ ...emptyAnswer('plain'), value: 'fail' }, { ...emptyAnswer('optional'), na: true });
    expect(restOfSection(itemRows(sheet, given), 'kitchen', given).passing.map((one) => one.id)).toEqual(['done']);
  });
});

describe('the way from gap to gap', () => {
  const sheet = sheetOf({ all: [item('a'), item('b'), item('c', { required: false }), item('d'), item('e')] });
  const at = (id: string) => ['a', 'b', 'c', 'd', 'e'].indexOf(id);

  it('goes through what is missing in order, round the end, and ends when nothing else is', () => {
    const rows = itemRows(sheet, answers(passed('b'), passed('e')));
    expect(gapsOf(rows).map((row) => row.item.id)).toEqual(['a', 'd']);
    expect(nextGap(rows, at('a'))?.item.id).toBe('d');
    expect(nextGap(rows, at('e'))?.item.id).toBe('a');
    const last = itemRows(sheet, answers(passed('a'), passed('b'), passed('e')));
    expect(nextGap(last, at('d'))).toBeUndefined();
  });

  it('counts a fail without its photo as a gap', () => {
    const asks = sheetOf({ all: [item('a', { photo }), item('b')] });
    const rows = itemRows(asks, answers({ ...emptyAnswer('a'), value: 'fail' }, passed('b')));
    expect(gapsOf(rows).map((row) => row.item.id)).toEqual(['a']);
  });

  it('until then passes over what was answered already, with the rest of its section or before', () => {
    const rows = itemRows(sheet, answers(passed('b'), { ...emptyAnswer('c'), na: true }));
    expect(nextOpen(rows, at('a'))?.item.id).toBe('d');
    expect(nextOpen(rows, at('e'))).toBeUndefined();
  });

  it('begins once somebody has come to the last item', () => {
    expect(wasWalked(itemRows(sheet, answers(passed('a'))))).toBe(false);
    expect(wasWalked(itemRows(sheet, answers(passed('e'))))).toBe(true);
  });
});

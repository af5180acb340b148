import { describe, expect, it } from 'vitest';
import { type Answer, emptyAnswer, saySame } from '../answer.ts';
import { carriedItems } from './carried-items.ts';
import { needsRectification } from './item-result.ts';
import { type CheckItem, newCheckItem } from './template.ts';

const item = (id: string, more: Partial<CheckItem> = {}): CheckItem => ({ ...newCheckItem(id, id), ...more });
const carried = (items: CheckItem[], results: Record<string, 'pass' | 'fail' | 'na' | 'none'>) =>
  [
    ...carriedItems(
      { categories: [{ id: 'c', name: 'Kitchen', parentId: null, weightPercent: null, items }] },
      new Map(Object.entries(results)),
    ),
  ].sort();

describe('a re-inspection of what failed takes over', () => {
  it('what passed, did not apply or only records, and nothing that failed or was not asked', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => item(id));
    expect(carried(items, { a: 'pass', b: 'fail', c: 'na', d: 'none' })).toEqual(['a', 'c', 'd']);
  });

  it('no signature: it vouches for the day it was given on', () => {
    expect(carried([item('a', { answer: 'signature' })], { a: 'none' })).toEqual([]);
  });

  it('no follow-up of an item that is asked anew, however far below', () => {
    const items = [
      item('a'),
      item('b', { showIf: { itemId: 'a', answers: ['fail'] } }),
      item('c', { showIf: { itemId: 'b', answers: ['pass'] } }),
      item('d'),
      item('e', { showIf: { itemId: 'd', answers: ['pass'] } }),
    ];
    expect(carried(items, { a: 'fail', b: 'pass', c: 'pass', d: 'pass', e: 'pass' })).toEqual(['d', 'e']);
  });
});

describe('an answer that was taken over', () => {
  const given: Answer = { ...emptyAnswer('a'), value: 'fail' };

  it('asks for no rectification: that was done where it was given', () => {
    expect(needsRectification(item('a'), given)).toBe(true);
    expect(needsRectification(item('a'), { ...given, carriedFrom: 'r' })).toBe(false);
  });

  it('says the same with or without its mark, and another thing when any part of it changes', () => {
    expect(saySame(given, { ...given, carriedFrom: 'r' })).toBe(true);
    expect(saySame(given, { ...given, note: 'x' })).toBe(false);
    expect(saySame(given, { ...given, photos: ['p'] })).toBe(false);
  });
});

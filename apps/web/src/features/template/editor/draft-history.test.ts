import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { describe, expect, it } from 'vitest';
import { addCategory, newCategory } from './content.ts';
import type { Draft } from './draft.ts';
import { begin, changed, type DraftHistory, redone, undone } from './draft-history.ts';

const first: Draft = {
  name: 'A',
  description: '',
  modes: ['on_site'],
  content: { categories: [] },
  scoring: { ...DEFAULT_SCORING },
  coverId: null,
};
const named = (draft: Draft, name: string): Draft => ({ ...draft, name });
const withCategory = (draft: Draft, id: string): Draft => ({
  ...draft,
  content: addCategory(draft.content, newCategory(id, id, null)),
});
const add = (history: DraftHistory, id: string, at: number) => changed(history, withCategory(history.draft, id), at);
const categories = ({ draft }: DraftHistory) => draft.content.categories.map(({ id }) => id);

describe('undo and redo of a draft', () => {
  it('go back and forth step by step, to the very same drafts', () => {
    const two = add(add(begin(first), 'x', 5_000), 'y', 5_001);
    expect(categories(undone(two))).toEqual(['x']);
    expect(undone(undone(two)).draft).toBe(first);
    expect(redone(redone(undone(undone(two)))).draft).toBe(two.draft);
  });

  it('take typing as one step, and a pause or another kind of change as the next', () => {
    const typed = ['B', 'BC', 'BCD'].reduce(
      (h, name, i) => changed(h, named(h.draft, name), 5_000 + i * 500),
      begin(first),
    );
    expect(undone(typed).draft.name).toBe('A');
    const later = changed(typed, named(typed.draft, 'BCDE'), 9_000);
    expect(undone(later).draft.name).toBe('BCD');
    expect(undone(add(later, 'x', 9_100)).draft.name).toBe('BCDE');
  });

  it('do nothing at the ends, and nothing for a change that changes nothing', () => {
    const start = begin(first);
    expect(undone(start)).toBe(start);
    expect(redone(start)).toBe(start);
    expect(changed(start, first, 5_000)).toBe(start);
  });

  it('forget what was taken back as soon as something else is done', () => {
    const other = add(undone(add(begin(first), 'x', 5_000)), 'z', 9_000);
    expect(redone(other)).toBe(other);
    expect(categories(other)).toEqual(['z']);
  });

  it('keep a hundred steps', () => {
    let history = begin(first);
    for (let step = 0; step < 150; step += 1) history = changed(history, named(history.draft, `${step}`), step * 2_000);
    expect(history.past).toHaveLength(100);
  });
});

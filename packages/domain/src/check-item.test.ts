import { describe, expect, it } from 'vitest';
import { differsFromLibrary, fromLibrary, libraryItem, renewedFromLibrary } from './check-item.ts';
import { newCheckItem } from './scoring/template.ts';

const kept = { ...newCheckItem('library', 'Floor is dry'), standard: 'No puddles' };

describe('an item of the library', () => {
  it('is kept by itself: without the question before it, and without another origin', () => {
    const asked = { ...newCheckItem('a', 'Floor'), showIf: { itemId: 'b', answers: ['fail'] }, libraryItemId: 'x' };
    expect(libraryItem(asked, 'c')).toEqual(newCheckItem('c', 'Floor'));
  });

  it('is copied with its origin, as another item', () => {
    expect(fromLibrary(kept, 'copy')).toEqual({ ...kept, id: 'copy', libraryItemId: 'library' });
  });

  it('differs from its copy in what either says, not in where they stand', () => {
    const copy = { ...fromLibrary(kept, 'copy'), showIf: { itemId: 'b', answers: ['fail'] } };
    expect(differsFromLibrary(copy, kept)).toBe(false);
    expect(differsFromLibrary(copy, { ...kept, severity: 'red_line' })).toBe(true);
    expect(differsFromLibrary({ ...copy, name: 'Dry floor' }, kept)).toBe(true);
  });

  it('renews a copy in its place', () => {
    const copy = { ...fromLibrary(kept, 'copy'), showIf: { itemId: 'b', answers: ['fail'] } };
    const renewed = renewedFromLibrary(copy, { ...kept, name: 'Floor is dry and clean' });
    expect(renewed).toEqual({ ...copy, name: 'Floor is dry and clean' });
    expect(differsFromLibrary(renewed, { ...kept, name: 'Floor is dry and clean' })).toBe(false);
  });
});

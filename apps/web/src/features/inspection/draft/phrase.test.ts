import { describe, expect, it } from 'vitest';
import { hasPhrase, togglePhrase } from './phrase.ts';

describe('a quick phrase', () => {
  it('goes into the note and comes out again without touching what was written beside it', () => {
    const once = togglePhrase('门坏了', '已报修');
    expect(once).toBe('门坏了；已报修');
    expect(hasPhrase(once, '已报修')).toBe(true);
    expect(togglePhrase(once, '已报修')).toBe('门坏了');
    expect(togglePhrase('', '已报修')).toBe('已报修');
  });

  it('is not found inside other words', () => expect(hasPhrase('未已报修', '已报修')).toBe(false));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGroupPath, parseGroupPath } from './group-path.ts';

describe('group path', () => {
  it('reads levels and trims each of them', () => {
    expect(parseGroupPath(' 华东 / 上海/浦东 ')).toEqual({ ok: true, segments: ['华东', '上海', '浦东'] });
  });

  it.each([
    ['', 0],
    ['/华东', 0],
    ['华东/', 1],
    ['华东//上海', 1],
    ['华东/　/上海', 1],
  ])('finds the empty segment of %j at %i', (text, index) => {
    expect(parseGroupPath(text)).toEqual({ ok: false, index, text: '', reason: 'empty' });
  });

  it('counts Unicode characters: 50 are allowed, 51 are not', () => {
    expect(parseGroupPath(`a/${'𠮷'.repeat(50)}`).ok).toBe(true);
    const long = '店'.repeat(51);
    expect(parseGroupPath(`a/${long}`)).toEqual({ ok: false, index: 1, text: long, reason: 'too_long' });
  });

  it('allows ten levels and names the eleventh', () => {
    const levels = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`).join('/');
    expect(parseGroupPath(levels(10)).ok).toBe(true);
    expect(parseGroupPath(levels(11))).toMatchObject({ index: 10, text: 'l10', reason: 'too_deep' });
  });

  it('reads back what it writes', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
      .map((text) => text.replaceAll('/', '').trim())
      .filter((text) => text !== '' && [...text].length <= 50);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 10 }), (segments) => {
        expect(parseGroupPath(formatGroupPath(segments))).toEqual({ ok: true, segments });
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CUSTOM_LIMIT,
  choiceNamed,
  customFilterOf,
  customFilterParts,
  customNameIn,
  customValueOf,
  rangeParts,
} from './shop-custom.ts';

const CHOICES = [
  { id: 'r', name: 'Red' },
  { id: 'b', name: 'Blue' },
];
const read = (kind: 'text' | 'number' | 'date' | 'choice', text: string) =>
  customValueOf({ kind, choices: CHOICES }, text);

describe('a value of a field of the company', () => {
  it.each([
    ['text', ' Lee ', 'Lee'],
    ['text', '', ''],
    ['text', '界'.repeat(CUSTOM_LIMIT.text), '界'.repeat(CUSTOM_LIMIT.text)],
    ['number', '012.50', '12.5'],
    ['number', '-0', '0'],
    ['number', '+7', '7'],
    ['number', '1000000000', '1000000000'],
    ['date', '1900-01-01', '1900-01-01'],
    ['date', '2028-02-29', '2028-02-29'],
    ['choice', 'b', 'b'],
  ] as const)('%s %j is kept as %j', (kind, text, value) => {
    expect(read(kind, text)).toEqual({ ok: true, value });
  });

  it.each([
    ['text', 'x'.repeat(CUSTOM_LIMIT.text + 1), 'tooLong'],
    ['number', '1,5', 'number'],
    ['number', '1e3', 'number'],
    ['number', 'NaN', 'number'],
    ['number', '1000000001', 'number'],
    ['date', '2027-02-29', 'day'],
    ['date', '1899-12-31', 'day'],
    ['date', '2026-1-1', 'day'],
    ['choice', 'Red', 'choice'],
  ] as const)('%s %j is refused', (kind, text, fault) => {
    expect(read(kind, text)).toEqual({ ok: false, fault });
  });

  it('is kept as it is when it is kept again', () => {
    fc.assert(
      fc.property(fc.constantFrom('text', 'number', 'date', 'choice'), fc.string(), (kind, text) => {
        const once = read(kind, text);
        if (once.ok) expect(read(kind, once.value)).toEqual(once);
      }),
    );
  });

  it('is looked up by the name of a choice, and by both ends of a range', () => {
    expect(choiceNamed(CHOICES, ' blue ')?.id).toBe('b');
    expect(choiceNamed(CHOICES, 'green')).toBeUndefined();
    expect(rangeParts('1..')).toEqual({ from: '1', to: '' });
    expect(rangeParts('3')).toEqual({ from: '3', to: '3' });
    expect(customFilterParts(customFilterOf('id', 'a:b'))).toEqual({ fieldId: 'id', value: 'a:b' });
    expect(customNameIn({ name: '品牌', nameEn: 'Brand' }, 'en-US')).toBe('Brand');
    expect(customNameIn({ name: '品牌', nameEn: '' }, 'en-US')).toBe('品牌');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('orders members by name at every depth and leaves out what is undefined', () => {
    expect(canonicalJson({ b: [{ z: 1, a: null }], a: '甲', c: undefined })).toBe('{"a":"甲","b":[{"a":null,"z":1}]}');
  });

  it('writes numbers as the example of RFC 8785, 3.2.2.3', () => {
    expect(canonicalJson(JSON.parse('[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001]'))).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27]',
    );
  });

  it('refuses what JSON cannot say', () => {
    expect(() => canonicalJson({ at: Number.NaN })).toThrow('no such number');
    expect(() => canonicalJson([() => 1])).toThrow('function');
  });

  it('is the same whatever order members were added in, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password.ts';

describe('password', () => {
  it.each(['abcdefg1', 'A1!"#$%&', '1234567890abcdeF', "~'`{|}0z"])('accepts %s', (text) => {
    expect(passwordFaults(text)).toEqual([]);
  });

  it.each([
    ['abcdef1', ['length']],
    ['1234567890abcdefg', ['length']],
    ['12345678', ['letter']],
    ['abcdefgh', ['digit']],
    ['abc def1', ['characters']],
    ['abcdefg1密', ['characters']],
    ['１２３４abcd', ['digit', 'characters']],
    ['', ['length', 'letter', 'digit']],
  ])('refuses %j for %j', (text, reasons) => expect(passwordFaults(text)).toEqual(reasons));

  it('counts a character outside the basic plane once', () => {
    expect(passwordFaults('abcde1😀')).toContain('length');
    expect(passwordFaults('abcdef1😀')).not.toContain('length');
  });

  it('accepts every mix of printable ASCII with a letter and a digit', () => {
    const printable = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: printable, minLength: 6, maxLength: 14 }), (middle) => {
        expect(passwordFaults(`a${middle}7`)).toEqual([]);
      }),
    );
  });
});

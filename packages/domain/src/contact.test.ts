import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMail, readMobile } from './contact.ts';

it.each([
  ['138 0000-1234', '13800001234'],
  ['+86 13800001234', '13800001234'],
  ['008613800001234', '13800001234'],
  ['+44 20 7946 0958', '+442079460958'],
  ['86138000', '86138000'],
  ['12345', null],
  ['1380000123x', null],
  ['', null],
])('the number %s is %s', (typed, stored) => expect(readMobile(typed)).toBe(stored));

it.each([
  [' Li@Example.COM ', 'li@example.com'],
  ['no-at-sign', null],
  ['two@@signs', null],
  ['a b@c.d', null],
])('the address %s is %s', (typed, stored) => expect(readMail(typed)).toBe(stored));

it('what is read once is read the same again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(\+|00)?(86)?\d{5,16}$/), fc.emailAddress()), (typed) => {
      const [mobile, mail] = [readMobile(typed), readMail(typed)];
      if (mobile !== null) expect(readMobile(mobile)).toBe(mobile);
      if (mail !== null) expect(readMail(mail)).toBe(mail);
    }),
  );
});

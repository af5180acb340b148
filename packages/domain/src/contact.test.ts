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
  ['<evil@y.example>', null],
  ['evil@y.example>', null],
  ['Evil <evil@y.example>', null],
  ['"a b"@y.example', null],
  ['a@b', null],
  ['a@localhost', null],
  ['a@[127.0.0.1]', null],
  ['a@127.0.0.1', null],
  ['a@b..example', null],
  ['a@-b.example', null],
  ['a@b-.example', null],
  ['a@.example', null],
  ['a@b.example.', null],
  ['.a@b.example', null],
  ['a..b@b.example', null],
  ['a,c@b.example', null],
  ['a;c@b.example', null],
  ['a@b.example,c@d.example', null],
  ['a(comment)@b.example', null],
  ['a\u0000@b.example', null],
  ['a\u200b@b.example', null],
  ['a\u202e@b.example', null],
  ['a@b\u2066.example', null],
  ['a\r\nBcc: c@d.example', null],
  [`${'a'.repeat(65)}@b.example`, null],
  [`a@${'b'.repeat(64)}.example`, null],
  [`a@${'b.'.repeat(126)}example`, null],
  ["o'neil+tag@sub.b-c.example", "o'neil+tag@sub.b-c.example"],
  ['李@例子.公司', '李@例子.公司'],
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

import { expect, it } from 'vitest';
import { line, text } from './shapes.ts';

const faults = (shape: ReturnType<typeof text>, value: string): string[] => {
  const parsed = shape.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
};

it.each([
  ['', ['required']],
  ['   ', ['required']],
  ['a\nb', ['one_line']],
  ['a\tb', ['one_line']],
  ['a\u2028b', ['one_line']],
  ['a\u0000b', ['characters']],
  ['bell\u0007', ['characters']],
  ['a\u007fb', ['characters']],
  ['\u202egnp.exe', ['characters']],
  ['a\u2066b\u2069', ['characters']],
  ['\ud800', ['characters']],
  ['\u200b', ['visible']],
  ['\u200b\u200d\u2060', ['visible']],
  ['\u3164', ['visible']],
  ['\u2800\u2800', ['visible']],
  ['\u0301', ['visible']],
])('the line %j is refused for %j', (value, reasons) => {
  expect(faults(line(20), value)).toEqual(expect.arrayContaining(reasons));
});

it.each(['陈一鸣', "O'Neil", '👩‍👩‍👧‍👦', 'e\u0301', 'zero\u200bwidth', 'مرحبا', 'a b', '0'])(
  'the line %j is taken',
  (value) => {
    expect(faults(line(30), value)).toEqual([]);
  },
);

it('a text may be empty and have several lines, and hides nothing either', () => {
  for (const value of ['', 'a\nb\r\nc\td']) expect(faults(text(20), value)).toEqual([]);
  for (const value of ['\u202ea', 'a\u001bb']) expect(faults(text(20), value)).toContain('characters');
  expect(faults(text(20), '\u200b')).toContain('visible');
});

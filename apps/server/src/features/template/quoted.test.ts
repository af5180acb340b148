import { describe, expect, it } from 'vitest';
import { partsOf, quoted, textOf } from './quoted.ts';

const texts = (cell: string) => partsOf(cell).map(textOf);

describe('a list in one cell', () => {
  it('is what stands between semicolons, bars and line breaks', () => {
    expect(texts('Dirty; Broken；Old|New\n\n ; Last')).toEqual(['Dirty', 'Broken', 'Old', 'New', 'Last']);
    expect(texts('')).toEqual([]);
  });

  it.each(['a;b', 'a "b"', '"a"', 'two\nlines', 'x | y', ' edge ', '；', '=1', 'plain', '"', '""'])(
    'gives %j back as it was',
    (text) => {
      expect(texts([text, 'other', text].map(quoted).join('\n'))).toEqual([text, 'other', text]);
    },
  );

  it('keeps what follows the quotes, and takes a quote that is never closed as a letter', () => {
    expect(partsOf('"a;b":5; c:2')).toEqual([
      { quoted: 'a;b', rest: ':5' },
      { quoted: null, rest: 'c:2' },
    ]);
    expect(texts('5" pan; lid')).toEqual(['5" pan', 'lid']);
    expect(texts('"open; lid')).toEqual(['"open', 'lid']);
  });
});

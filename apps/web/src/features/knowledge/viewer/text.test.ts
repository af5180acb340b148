import { expect, it } from 'vitest';
import { cellsOf, cutText, decodeText } from './text.ts';

it('reads texts in UTF-8, in the encoding of Chinese systems, and with the mark of UTF-16', () => {
  expect(decodeText(new TextEncoder().encode('冷藏 5 °C'))).toBe('冷藏 5 °C');
  expect(decodeText(new Uint8Array([0xc0, 0xe4, 0xb2, 0xd8]))).toBe('冷藏');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
});

it('reads cells with quotes, line breaks and semicolons, and leaves out empty lines', () => {
  expect(cellsOf('a,b\r\n"1, 2","say ""hi""\nthere"\n\n3,')).toEqual([
    ['a', 'b'],
    ['1, 2', 'say "hi"\nthere'],
    ['3', ''],
  ]);
  expect(cellsOf('a;b;c\n1,5;2;3')).toEqual([
    ['a', 'b', 'c'],
    ['1,5', '2', '3'],
  ]);
});

it('shows the beginning of a very long text and says that it is cut', () => {
  expect(cutText('short')).toEqual({ text: 'short', isCut: false });
  const { text, isCut } = cutText('x'.repeat(1_000_000));
  expect([text.length < 1_000_000, isCut]).toEqual([true, true]);
});

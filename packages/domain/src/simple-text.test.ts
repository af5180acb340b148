import fc from 'fast-check';
import { expect, it } from 'vitest';
import { simpleBlocks, strongPieces } from './simple-text.ts';

it.each([
  ['One\nTwo', [{ kind: 'text', text: 'One\nTwo' }]],
  [
    'Bring\n- a ladder\n- tape\nThen call',
    [
      { kind: 'text', text: 'Bring' },
      { kind: 'list', items: ['a ladder', 'tape'] },
      { kind: 'text', text: 'Then call' },
    ],
  ],
  ['-5 °C', [{ kind: 'text', text: '-5 °C' }]],
  ['- ', [{ kind: 'text', text: '- ' }]],
  ['\n\n', []],
])('%j has the parts %j', (text, blocks) => {
  expect(simpleBlocks(text)).toEqual(blocks);
});

it.each([
  [
    'a **b** c',
    [
      ['a ', false],
      ['b', true],
      [' c', false],
    ],
  ],
  ['**b**', [['b', true]]],
  ['2 ** 3', [['2 ** 3', false]]],
  ['****', [['****', false]]],
  ['<b>x</b>', [['<b>x</b>', false]]],
])('%j reads %j', (text, pieces) => {
  expect(strongPieces(text).map((piece) => [piece.text, piece.isStrong])).toEqual(pieces);
});

it('loses nothing of what was typed but the marks', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pieces = strongPieces(text).map((piece) => (piece.isStrong ? `**${piece.text}**` : piece.text));
      expect(pieces.join('')).toBe(text);
    }),
  );
});

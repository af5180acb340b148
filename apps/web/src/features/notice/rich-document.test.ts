import type { RichBlock } from '@rondo/domain/rich-text';
import { expect, it } from 'vitest';
import { blocksOf, documentOf } from './rich-document.ts';

const piece = (
  text: string,
  marks: RichBlock extends never ? never : ('bold' | 'italic')[] = [],
  link: string | null = null,
) => ({
  ...{ text, marks, link },
});

it('comes out of the editor as it was put in', () => {
  const blocks: RichBlock[] = [
    { kind: 'heading', pieces: [piece('Hygiene week')] },
    { kind: 'paragraph', pieces: [piece('Wash '), piece('your hands', ['bold', 'italic'], 'https://rondo.test/a')] },
    { kind: 'quote', pieces: [piece('Clean is safe')] },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        { level: 0, pieces: [piece('Morning')] },
        { level: 1, pieces: [piece('Hands')] },
        { level: 1, pieces: [piece('Tables')] },
        { level: 0, pieces: [piece('Evening')] },
      ],
    },
  ];
  expect(blocksOf(documentOf(blocks))).toEqual(blocks);
});

it('leaves out what cannot be kept: pictures, code, marks and attributes of others, empty lines at the end', () => {
  const text = { type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { color: 'red' } }] };
  const content = [
    { type: 'image', attrs: { src: 'x', onerror: 'y' } },
    { type: 'paragraph', attrs: { style: 'z' }, content: [text, { type: 'hardBreak' }] },
    { type: 'codeBlock', content: [text] },
    { type: 'paragraph' },
  ];
  expect(blocksOf({ type: 'doc', content })).toEqual([{ kind: 'paragraph', pieces: [piece('x'), piece('\n')] }]);
});

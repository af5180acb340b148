import { expect, it } from 'vitest';
import { MB } from '../upload.ts';
import { isVideoName, KNOWLEDGE_ENDINGS, knowledgeFileFault, knowledgeTypeOf } from './file-type.ts';

it('knows films by their endings, however they are spelt', () => {
  const endings = ['mp4', 'm4v', 'mov', 'avi', 'mkv', 'wmv', 'flv', 'webm', 'mpg', 'mpeg', '3gp', 'ts'];
  expect(
    endings.flatMap((one) => [`店.${one}`, `a.b.${one.toUpperCase()}`]).filter((one) => !isVideoName(one)),
  ).toEqual([]);
  expect(['a.txt', 'mp4', 'a.mp4.exe', '', 'a.constructor'].some(isVideoName)).toBe(false);
});

it('takes a file up to the limit of its kind and says why it takes no other', () => {
  for (const [name, mb] of [
    ['a.pdf', 100],
    ['a.MP4', 2048],
    ['a.png', 20],
  ] as const) {
    expect(knowledgeFileFault(name, mb * MB)).toBe(null);
    expect(knowledgeFileFault(name, mb * MB + 1)).toEqual({ why: 'size', mb });
  }
  expect(knowledgeFileFault('a.pdf', 0)).toEqual({ why: 'empty' });
  for (const name of ['a.exe', 'a.doc', 'a.svg', 'a', '.pdf '])
    expect(knowledgeFileFault(name, 1)).toEqual({ why: 'type' });
  for (const ending of KNOWLEDGE_ENDINGS) expect(knowledgeTypeOf(`x${ending.toUpperCase()}`)).not.toBe(null);
});

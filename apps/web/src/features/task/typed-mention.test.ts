import { expect, it } from 'vitest';
import { typedMention, withName } from './typed-mention.ts';

it.each([
  ['@', { from: 0, keyword: '' }],
  ['Look here @Yim', { from: 10, keyword: 'Yim' }],
  ['请@李', { from: 1, keyword: '李' }],
  ['(@Ana', { from: 1, keyword: 'Ana' }],
  ['@Ana Lopes @Yi', { from: 11, keyword: 'Yi' }],
  ['ana@example', null],
  ['@Ana Lopes', null],
  ['no mention', null],
  ['', null],
])('in %j the name being typed is %j', (text, typed) => {
  expect(typedMention(text, text.length)).toEqual(typed);
});

it('is found where the caret is, and the rest of the text stays', () => {
  const text = 'Ask @Yi when it opens';
  expect(typedMention(text, text.length)).toBeNull();
  const typed = typedMention(text, 7);
  expect(typed).toEqual({ from: 4, keyword: 'Yi' });
  expect(typed && withName(text, typed, 'Yiming Chen')).toEqual({
    ...{ text: 'Ask @Yiming Chen when it opens', caret: 17 },
  });
});

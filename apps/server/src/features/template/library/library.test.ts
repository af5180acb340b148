import { LANGUAGES } from '@rondo/domain/language';
import { characters, LIMIT } from '@rondo/domain/limit';
import { allItems } from '@rondo/domain/scoring/template';
import { validateTemplate } from '@rondo/domain/scoring/validate-template';
import { LIBRARY_KEYS, LIBRARY_KINDS } from '@rondo/domain/template-library';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from './library.ts';
import { contentOf, scoringOf } from './system-template.ts';

describe('the templates that come with the product', () => {
  it('are all there, for six industries and of every kind', () => {
    expect(LIBRARY.map(({ key }) => key)).toEqual(LIBRARY_KEYS);
    expect(new Set(LIBRARY.map(({ industry }) => industry)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(LIBRARY.map(({ kind }) => kind))).toEqual(new Set(LIBRARY_KINDS));
  });

  const every = LIBRARY.flatMap((template) => LANGUAGES.map((language) => [template.key, language, template] as const));

  it.each(every)('%s can be published as it is in %s', (_, language, template) => {
    const content = contentOf(template, language, uuidv7);
    expect(validateTemplate(content, scoringOf(template))).toEqual([]);
    expect(allItems(content).length).toBeGreaterThanOrEqual(8);
    expect(characters(template.name[language])).toBeLessThanOrEqual(LIMIT.name.template);
  });

  it.each(every)('%s says each thing once in %s, and only in that language', (_, language, template) => {
    const content = contentOf(template, language, uuidv7);
    const names = allItems(content).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    const words = [...names, ...content.categories.map(({ name }) => name), template.description[language]];
    expect(words.filter((text) => isChinese(text) !== (language === 'zh-CN'))).toEqual([]);
  });
});

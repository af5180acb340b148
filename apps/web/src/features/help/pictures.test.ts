import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ARTICLES } from './article-list.ts';
import { picturedPage, pictureFile } from './page-pictures.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
/** The release that the pictures show, as `1.3`. */
const MADE_FOR = 'made-for.txt';

it('every article of a page has its picture in both languages, and no picture is left over', () => {
  const wanted = ARTICLES.filter((article) => picturedPage(article) !== undefined).flatMap(({ id }) =>
    (['zh-CN', 'en-US'] as const).map((language) => pictureFile(id, language)),
  );
  expect(wanted.length).toBeGreaterThan(80);
  expect([...wanted, MADE_FOR].toSorted()).toEqual(readdirSync(FOLDER).toSorted());
});

it('the pictures are of this release: a new one takes them again (npm run trial -- help-pictures)', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../package.json'), 'utf8'));
  expect(readFileSync(join(FOLDER, MADE_FOR), 'utf8').trim()).toBe(version.replace(/\.\d+$/, ''));
});

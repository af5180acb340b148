import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ARTICLES } from './article-list.ts';
import { picturedPage, pictureFile } from './page-pictures.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
/** The release that the pictures show, as `1.3`. */
const MADE_FOR = 'made-for.txt';

it('a picture is of an article of a page, and there is one in each language', () => {
  const wanted = ARTICLES.filter((article) => picturedPage(article) !== undefined).map(({ id }) =>
    (['zh-CN', 'en-US'] as const).map((language) => pictureFile(id, language)),
  );
  const files = readdirSync(FOLDER).filter((file) => file !== MADE_FOR);
  // An article that was just written may still have none: `npm run trial -- help-pictures` takes it.
  const taken = wanted.filter((both) => both.some((file) => files.includes(file)));
  expect(taken.length).toBeGreaterThan(40);
  expect(taken.flat().toSorted()).toEqual(files.toSorted());
});

it('the pictures are of this release: a new one takes them again (npm run trial -- help-pictures)', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../package.json'), 'utf8'));
  expect(readFileSync(join(FOLDER, MADE_FOR), 'utf8').trim()).toBe(version.replace(/\.\d+$/, ''));
});

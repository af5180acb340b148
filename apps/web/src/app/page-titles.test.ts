import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { describe, expect, it } from 'vitest';
import { topTitle } from '../shared/session/object-title.ts';
import { NOT_FOUND, ROUTES } from './routes.tsx';

/** Whoever performs an inspection goes from store to store in one page; its own head names the store. */
const ONE_FOR_ALL = ['/inspect/perform/:taskId'];

const features = join(import.meta.dirname, '../features');

/** The source of the page of every row whose address carries an id, by address; read from the routes of the features. */
const pagesOfOne = (): { path: string; source: string }[] =>
  readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature.ts'))
    .flatMap((file) => {
      const rows = readFileSync(join(features, file), 'utf8').matchAll(
        /path: '([^']*:[^']*)'[\s\S]*?import\('([^']+)'\)/g,
      );
      return [...rows].map(([, path = '', page = '']) => ({
        path,
        source: readFileSync(join(features, file, '..', page), 'utf8'),
      }));
    });

describe('titles', () => {
  it.each(LANGUAGES)('are of every page its own, also of the address that no page has (%s)', (language) => {
    const pages = [...ROUTES, NOT_FOUND].filter(({ path }) => !path.includes(':'));
    const titles = pages.map(({ titleKey }) => translate(language, titleKey));
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it('name the object where the address carries one', () => {
    const pages = pagesOfOne();
    expect(pages.map(({ path }) => path).toSorted()).toEqual(
      ROUTES.map(({ path }) => path)
        .filter((path) => path.includes(':'))
        .toSorted(),
    );
    const nameless = pages.filter(({ source }) => !source.includes('useObjectTitle(')).map(({ path }) => path);
    expect(nameless).toEqual(ONE_FOR_ALL);
  });

  it('are those of what was opened last and is known, and of the page again once it is closed', () => {
    expect(topTitle(['Lime Street', null, 'How it was scored'])).toBe('How it was scored');
    expect(topTitle(['Lime Street', null])).toBe('Lime Street');
    expect(topTitle([null])).toBeNull();
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { MENU } from './menu.ts';
import { coveredBy } from './permitted.ts';
import { ROUTES } from './routes.tsx';

/** Pages that no page leads to, each with what does. */
const FROM_OUTSIDE: Readonly<Record<string, string>> = {
  '/test': 'support tells its address to somebody whose browser is to be examined',
  '/inspect/cited': 'the message about a new version of the file leads there, and Ctrl K',
};

const SRC = join(import.meta.dirname, '..');

interface Source {
  file: string;
  text: string;
}

const SOURCES: readonly Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SRC, file), 'utf8') }));

const isTable = ({ file }: Source): boolean => file.endsWith('.feature.ts');
/** What may lead somewhere: a row of the route table does not, nor does an article, which says of which pages it is. */
const LEADING = SOURCES.filter((source) => !isTable(source) && !source.file.startsWith('features/help/articles/'));

/** A row of the route table as it is written: the address, and the file of the page before another row begins. */
const ROW = /(?:pageRow\(|path: )'([^']+)'(?:(?!pageRow\(|path: ')[\s\S])*?import\('(\.\/pages\/[^']+)'\)/g;

/** The file of each page, by its address. */
const PAGE_FILES = new Map(
  SOURCES.filter(isTable).flatMap(({ file, text }) =>
    [...text.matchAll(ROW)].map(([, path = '', page = '']) => [path, posix.join(file, '..', page)] as const),
  ),
);

/** Whether another file than the page's own names its address: whole, or with a query, or with the base path for a code that is scanned. */
function isNamed(path: string): boolean {
  const address = new RegExp(`(?:['"\`]|/web)${path}['"\`?#]`);
  return LEADING.some(({ file, text }) => file !== PAGE_FILES.get(path) && address.test(text));
}

const inMenu = new Set<string>(MENU.flatMap(coveredBy));
const paths = ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'));

it('the file of every page is known', () => {
  expect(paths.filter((path) => !PAGE_FILES.has(path))).toEqual([]);
});

it('every page is reached: by the menu, from another page, or it is said from where', () => {
  const unreached = paths.filter((path) => !inMenu.has(path) && !isNamed(path));
  expect(unreached.toSorted()).toEqual(Object.keys(FROM_OUTSIDE).toSorted());
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openedRows } from '../../opened-rows.ts';

const FEATURES = join(import.meta.dirname, '../features');
const plugin = openedRows();

const filesLike = (name: RegExp): string[] =>
  readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.includes('.test.'))
    .map((file) => join(FEATURES, file));

const short = (file: string): string => relative(FEATURES, file);

/** A table of routes as a build leaves it; as it is where nothing is added. */
const builtOf = (file: string): string => {
  const code = readFileSync(file, 'utf8');
  return plugin.transform(code, file)?.code ?? code;
};

/** The row of a page in a built table. */
function rowOf(table: string, page: string): string {
  const built = builtOf(join(FEATURES, table));
  const row = built.slice(built.indexOf(`import('./pages/${page}')`)).split('\n')[0];
  if (row === undefined) throw new Error(`${table} has no row of ${page}`);
  return row;
}

describe('what a page opens beside its rows', () => {
  it('stands in the row of its route, found through the parts of the page', () => {
    expect(rowOf('task/task.feature.ts', 'task-page.tsx')).toContain(
      `opens: [() => import('${join(FEATURES, 'task/components/task-drawer.tsx')}')`,
    );
    expect(rowOf('certificate/certificate.feature.ts', 'certificate-page.tsx')).toContain(
      `() => import('${join(FEATURES, 'certificate/components/certificate-drawer.tsx')}')`,
    );
  });

  it('names every drawer that comes at the first touch, and files that are there', () => {
    const built = filesLike(/\.feature\.ts$/)
      .map(builtOf)
      .join('\n');
    const named = new Set([...built.matchAll(/\(\) => import\('(\/[^']+)'\)/g)].map(([, file = '']) => file));
    const drawers = filesLike(/\.tsx?$/).flatMap((file) =>
      // However the line is broken: what the build overlooks because of it is found here.
      [...readFileSync(file, 'utf8').matchAll(/lazyAtTouch\(\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g)].map(
        ([, path = '']) => join(file, '..', path),
      ),
    );
    expect(drawers.length).toBeGreaterThan(20);
    // The tab of the audit log comes when it is chosen, and its drawer after it.
    const withTheirTab = ['audit/components/audit-drawer.tsx'];
    expect([...new Set(drawers)].filter((file) => !named.has(file)).map(short)).toEqual(withTheirTab);
    expect([...named].filter((file) => !drawers.includes(file)).map(short)).toEqual([]);
  });

  it('leaves other files as they are', () => {
    expect(plugin.transform(`page: () => import('./pages/task-page.tsx')`, '/elsewhere/task.feature.ts')).toBeNull();
    expect(plugin.transform('export const nothing = 1;', join(FEATURES, 'task/task.feature.ts'))).toBeNull();
  });
});

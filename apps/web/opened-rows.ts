import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `page: () => import('./pages/task-page.tsx')` in a table of routes. */
const ROUTE = /page: \(\) => import\('([^']+\/pages\/[\w-]+\.tsx)'\)/g;
/** `lazyAtTouch(() => import('../components/task-drawer.tsx'))`. */
const OPENED = /lazyAtTouch\(\(\) => import\('([^']+)'\)\)/g;
/** Modules of the features that come with a module. */
const IMPORTED = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm;

/**
 * Tells the rows of the route table what their pages open beside the rows of a list: an address that names an open row asks for both at
 * once, instead of for one after the other.
 */
export function openedRows() {
  return {
    name: 'opened-rows',
    enforce: 'pre' as const,
    apply: 'build' as const,
    transform(code: string, id: string) {
      if (!/\/features\/.*\.ts$/.test(id) || !code.includes('page: () => import(')) return null;
      return { code: code.replace(ROUTE, (page, path: string) => page + opens(join(dirname(id), path))), map: null };
    },
  };
}

function opens(page: string): string {
  const drawers = [...new Set([...modulesOf(page)].flatMap(openedIn))];
  return drawers.length === 0 ? '' : `, opens: [${drawers.map((file) => `() => import('${file}')`).join(', ')}]`;
}

/** A page, and what of the features comes with it. */
function modulesOf(page: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [page];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !file.includes('/features/') || !existsSync(file)) continue;
    found.add(file);
    waiting.push(...pathsIn(file, IMPORTED));
  }
  return found;
}

const openedIn = (file: string): string[] => pathsIn(file, OPENED);

const pathsIn = (file: string, written: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(written)].map(([, path = '']) => join(dirname(file), path));

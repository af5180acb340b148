import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from './api-page.ts';
import { generatedLists } from './generated-lists.ts';
import { permissionsPage } from './permissions-page.ts';
import { readsPage } from './reads-page.ts';
import { settingsPage } from './settings-page.ts';
import { sqlPage } from './sql-page.ts';
import { statesPage } from './states-page.ts';
import { wordsPage } from './words-page.ts';
import { writesPage } from './writes-page.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'generated');

/** Every generated page with its text; nothing here depends on the machine or the time. */
export function pages(): Record<string, string> {
  return {
    'api.md': apiPage(),
    'permissions.md': permissionsPage(),
    'reads.md': readsPage(join(root, 'apps', 'server', 'src')),
    'settings.md': settingsPage(),
    'sql.md': sqlPage(join(root, 'apps', 'server', 'migrations')),
    'states.md': statesPage(),
    'words.md': wordsPage(),
    'writes.md': writesPage(join(root, 'apps', 'server', 'src')),
  };
}

/** The pages and lists whose file says something else than the code. */
export function stale(): string[] {
  const files = [
    ...Object.entries(pages()).map(([name, text]) => [join('docs', 'generated', name), text] as const),
    ...Object.entries(generatedLists()),
  ];
  return files.flatMap(([path, text]) => (read(join(root, path)) === text ? [] : [path]));
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function main(): void {
  if (process.argv.includes('--check')) {
    const old = stale();
    if (old.length > 0) process.stderr.write(`Not what the code says: ${old.join(', ')}. Run npm run map.\n`);
    process.exit(old.length > 0 ? 1 : 0);
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(pages())) writeFileSync(join(folder, name), text);
  process.stdout.write(`docs/generated: ${Object.keys(pages()).join(', ')}\n`);
}

if (process.argv[1]?.endsWith('map.ts')) main();

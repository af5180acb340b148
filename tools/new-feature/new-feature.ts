import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Names, namesOf } from './names.ts';
import * as server from './parts/server.ts';
import * as shared from './parts/shared.ts';
import * as web from './parts/web.ts';

const root = join(import.meta.dirname, '..', '..');

/** Path to text of every new file. */
function files(n: Names): Record<string, string> {
  const serverFolder = `apps/server/src/features/${n.kebab}/${n.kebab}`;
  const webFolder = `apps/web/src/features/${n.kebab}`;
  return {
    [`packages/domain/src/${n.kebab}.ts`]: shared.domain(n),
    [`packages/contract/src/${n.kebab}.ts`]: shared.contract(n),
    [`packages/messages/src/zh-CN/${n.kebab}.ts`]: shared.zh(n),
    [`packages/messages/src/en-US/${n.kebab}.ts`]: shared.en(n),
    [`apps/server/migrations/${nextNumber()}_${n.snake}.sql`]: server.migration(n),
    [`${serverFolder}.routes.ts`]: server.routes(n),
    [`${serverFolder}.actions.ts`]: server.actions(n),
    [`${serverFolder}.queries.ts`]: server.queries(n),
    [`${serverFolder}.present.ts`]: server.presenter(n),
    [`${serverFolder}.test.ts`]: server.test(n),
    [`${webFolder}/${n.kebab}.feature.ts`]: web.feature(n),
    [`${webFolder}/components/${n.kebab}-columns.tsx`]: web.columns(n),
    [`${webFolder}/pages/${n.kebab}-page.tsx`]: web.page(n),
  };
}

function nextNumber(): string {
  const numbers = readdirSync(join(root, 'apps/server/migrations')).map((name) => Number(name.slice(0, 4)));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Adds what the tables of the house have to know: one line each. */
function register(n: Names): void {
  edit('packages/contract/src/all.ts', [
    [/\nimport type \{ Endpoint \}/, `\nimport { ${n.camel}Api } from './${n.kebab}.ts';\nimport type { Endpoint }`],
    [
      /\n\} satisfies Record<string, Record<string, Endpoint>>/,
      `\n  ${n.camel}: ${n.camel}Api,\n} satisfies Record<string, Record<string, Endpoint>>`,
    ],
  ]);
  for (const language of ['zh-CN', 'en-US']) {
    edit(`packages/messages/src/${language}/index.ts`, [
      [/\nimport /, `\nimport { ${n.camel} } from './${n.kebab}.ts';\nimport `],
      [/(export const messages = \{\n)/, `$1  ${n.camel},\n`],
    ]);
  }
  edit('apps/server/src/features.ts', [
    [
      /\nimport type \{ Binding \}/,
      `\nimport { ${n.camel}Routes } from './features/${n.kebab}/${n.kebab}.routes.ts';\nimport type { Binding }`,
    ],
    [/(\.\.\.memberRoutes,)/, `$1 ...${n.camel}Routes,`],
  ]);
  edit('apps/web/src/features.ts', [
    [
      /\nimport type /,
      `\nimport { ${n.camel}Feature } from './features/${n.kebab}/${n.kebab}.feature.ts';\nimport type `,
    ],
    [/\n {2}planned,/, `\n  ${n.camel}Feature,\n  planned,`],
  ]);
  addTable(n);
  edit('apps/server/src/platform/history.ts', [[/kind: 'task'/, `kind: '${n.snake}' | 'task'`]]);
}

/** The table's types in alphabetical order, as the generator writes them. */
function addTable(n: Names): void {
  const file = join(root, 'apps/server/src/platform/db/schema.gen.ts');
  const text = readFileSync(file, 'utf8');
  const interfaces = text.split(/(?=^export interface )/m);
  const nameOf = (part: string): string => /^export interface (\w+)/.exec(part)?.[1] ?? '';
  const after = interfaces.findIndex((part) => nameOf(part) !== 'DB' && nameOf(part) > n.pascal);
  const last = interfaces.findIndex((part) => nameOf(part) === 'DB');
  interfaces.splice(after < 0 ? last : after, 0, `${server.table(n)}\n`);
  const tables = interfaces
    .join('')
    .replace(/(export interface DB \{\n)([\s\S]*?)(\n\})/, (_, head: string, rows: string, end: string) => {
      const all = [...rows.split('\n'), `  ${n.snake}: ${n.pascal};`].sort((x, y) => (x.trim() < y.trim() ? -1 : 1));
      return head + all.join('\n') + end;
    });
  writeFileSync(file, tables);
}

function edit(path: string, changes: readonly (readonly [RegExp, string])[]): void {
  const file = join(root, path);
  const text = changes.reduce(
    (before, [at, by]) => {
      const after = before.replace(at, by);
      if (after === before) throw new Error(`${path}: no place for ${String(at)}`);
      return after;
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

function main(noun: string | undefined): number {
  const names = namesOf(noun ?? '');
  if (!names)
    return fail('Name the feature: npm run new -- store-visit (singular, lower case, words joined by a dash).');
  const made = files(names);
  const taken = Object.keys(made).find((path) => existsSync(join(root, path)));
  if (taken) return fail(`${taken} exists already.`);
  for (const [path, text] of Object.entries(made)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  register(names);
  const biome = join(root, 'node_modules/.bin/biome');
  spawnSync(
    biome,
    [
      'check',
      '--write',
      ...Object.keys(made).filter((p) => !p.endsWith('.sql')),
      'packages',
      'apps/server/src/features.ts',
      'apps/web/src/features.ts',
    ],
    { cwd: root },
  );
  process.stdout.write(`${Object.keys(made).join('\n')}\n\nNext: npm run map, then its row in docs/glossary.md.\n`);
  return 0;
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}

process.exit(main(process.argv[2]));

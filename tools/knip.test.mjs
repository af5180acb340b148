import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandScript, root } from './lib/repository.mjs';
import { capture } from './lib/run.mjs';

/** A product of two workspaces with one fault of each kind, looked at with the rules of the house. */
const FILES = {
  'package.json': JSON.stringify({ name: 'planted', type: 'module', workspaces: ['packages/*', 'apps/*'] }),
  'packages/domain/package.json': JSON.stringify({ name: '@rondo/domain', exports: { './*': './src/*.ts' } }),
  'packages/domain/src/limit.ts': 'export const USED = 1;\nexport const UNUSED = 2;\n',
  'apps/server/package.json': JSON.stringify({ name: '@rondo/server', dependencies: { croner: '1.0.0' } }),
  'apps/server/src/main.ts':
    "import { USED } from '@rondo/domain/limit';\nimport pg from 'pg';\nconsole.log(USED, pg);\n",
  'apps/server/src/nobody.ts': 'export const nobody = 1;\n',
};

let folder = '';
let output = '';
let code = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-unused-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const rules = join(root, 'knip.jsonc');
  ({ code, output } = await capture(process.execPath, [
    commandScript('knip'),
    ...['--directory', folder, '--config', rules, '--no-progress', '--no-config-hints'],
  ]));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the check refuses what nobody uses', () => {
  expect(code).not.toBe(0);
});

it.each([
  ['a file', /Unused files \(1\)\napps\/server\/src\/nobody\.ts/],
  ['an export of a package', /UNUSED +packages\/domain\/src\/limit\.ts/],
  ['a dependency', /Unused dependencies[\s\S]*croner +apps\/server\/package\.json/],
  ['a package that is used and not declared', /Unlisted dependencies[\s\S]*pg +apps\/server\/src\/main\.ts/],
  [
    'a part of ours that is used and not declared',
    /Unlisted dependencies[\s\S]*@rondo\/domain +apps\/server\/src\/main\.ts/,
  ],
])('%s is named', (_, line) => {
  expect(output).toMatch(line);
});

it('nothing else is', () => {
  expect(output).not.toMatch(/^USED/m);
});

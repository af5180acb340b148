import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandScript, root } from './lib/repository.mjs';
import { capture } from './lib/run.mjs';

const body = (/** @type {number} */ lines) =>
  Array.from({ length: lines }, (_, at) => `  console.log(${at});\n\n`).join('');
const call = (/** @type {number} */ lines) => `export function call() {\n${body(lines)}}\n`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-lines-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  writeFileSync(join(folder, 'short.ts'), call(40));
  writeFileSync(join(folder, 'long.ts'), call(55));
  writeFileSync(join(folder, 'page.tsx'), call(90));
  writeFileSync(join(folder, 'long-page.tsx'), call(105));
  writeFileSync(join(folder, 'shop.test.ts'), call(200));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a function is refused over 50 lines, in a file with markup over 100, in a test never', async () => {
  const { code, output } = await capture(process.execPath, [
    commandScript('@biomejs/biome', 'biome'),
    ...['lint', '--config-path', folder, '--reporter=github', folder],
  ]);
  expect(code).not.toBe(0);
  const refused = output.split('\n').filter((line) => line.includes('noExcessiveLinesPerFunction'));
  expect(refused.map((line) => /file=[^,]*?([\w-]+\.[\w.]+),/.exec(line)?.[1]).sort()).toEqual([
    'long-page.tsx',
    'long.ts',
  ]);
}, 60_000);

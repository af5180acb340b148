import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandScript, root } from './lib/repository.mjs';
import { capture } from './lib/run.mjs';

const source = `async function save(): Promise<void> {}
export function forgotten(): void {
  save();
}
export async function handled(): Promise<void> {
  await save();
  void save();
  save().catch(() => undefined);
  return save();
}
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-promise-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include: ['*.ts'] }));
  writeFileSync(join(folder, 'planted.ts'), source);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a promise that nobody awaits, returns, voids or catches is refused, and only that', async () => {
  const { code, output } = await capture(process.execPath, [
    commandScript('oxlint'),
    ...['--type-aware', '--config', join(folder, '.oxlintrc.json'), '--format', 'unix', folder],
  ]);
  expect(code).not.toBe(0);
  expect(output.match(/planted\.ts:\d+/g)).toEqual(['planted.ts:3']);
}, 60_000);

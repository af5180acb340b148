import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');

it('every field for pictures accepts the one list', () => {
  const fields = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => /accept=["'{][^}"']*image\//.test(readFileSync(join(SOURCE, path), 'utf8')));
  expect(fields).toEqual([]);
});

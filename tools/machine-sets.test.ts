import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MACHINES } from '@rondo/domain/machines.gen';
import { expect, it } from 'vitest';

/** Sets of states that a machine names beside what every machine has: `open`, `timed`, `working`. Of one state: that is the state. */
const PARTS = ['states', 'events', 'automatic'];
const SETS = Object.entries(MACHINES).flatMap(([table, machine]) =>
  Object.entries(machine).flatMap(([name, set]) =>
    Array.isArray(set) && set.length > 1 && !PARTS.includes(name)
      ? [{ name: `${table} ${name}`, key: keyOf(set) }]
      : [],
  ),
);

function keyOf(states: readonly string[]): string {
  return [...states].sort().join(' ');
}

/** What a text lists between brackets: words in quotes, with commas between them. */
function listsIn(text: string): string[][] {
  const lists = [...text.matchAll(/[[(]\s*('\w+'(?:\s*,\s*'\w+')+),?\s*[\])]/g)];
  return lists.map(([, inner = '']) => [...inner.matchAll(/'(\w+)'/g)].map(([, word = '']) => word));
}

const written = (text: string): string[] => {
  const keys = new Set(listsIn(text).map(keyOf));
  return SETS.filter(({ key }) => keys.has(key)).map(({ name }) => name);
};

it('finds the sets of machines, in SQL and in code', () => {
  expect(written("where m.state in ('active', 'invited')")).toContain('member working');
  expect(written("['invited', 'active']")).toContain('member working');
  expect(written("['invited', 'active', 'resigned']")).not.toContain('member working');
});

it('what a machine names is read from it: SQL of the server writes none of its sets out', () => {
  const folder = join(import.meta.dirname, '../apps/server/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|gen|samples)\.ts$/.test(file),
  );
  const found = files.flatMap((file) =>
    written(readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

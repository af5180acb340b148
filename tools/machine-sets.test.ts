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

/** What a text lists between brackets, words in quotes with commas between them, and what it compares one value with in a row. */
function listsIn(text: string): string[][] {
  const lists = [...text.matchAll(/[[(]\s*('\w+'(?:\s*,\s*'\w+')+),?\s*[\])]/g)];
  const chains = [...text.matchAll(/(([\w.]*[sS]tate) ([=!]==) '\w+'(?: (?:\|\||&&) \2 \3 '\w+')+)/g)];
  return [...lists, ...chains].map(([, inner = '']) => [...inner.matchAll(/'(\w+)'/g)].map(([, word = '']) => word));
}

const written = (text: string): string[] => {
  const keys = new Set(listsIn(text).map(keyOf));
  return SETS.filter(({ key }) => keys.has(key)).map(({ name }) => name);
};

it('finds the sets of machines, in SQL and in code', () => {
  expect(written("where m.state in ('active', 'invited')")).toContain('member working');
  expect(written("['invited', 'active']")).toContain('member working');
  expect(written("['invited', 'active', 'resigned']")).not.toContain('member working');
  expect(written("if (one.state === 'active' || one.state === 'invited')")).toContain('member working');
  expect(written("state !== 'in_review' && state !== 'effective'")).toContain('record handedIn');
});

/** The table of each alias in the SQL of a file, as far as it stands for one table alone. */
function tablesIn(text: string): ReadonlyMap<string, string> {
  const named = [...text.matchAll(/\b(?:from|join|update)\s+(\w+)\s+(?:as\s+)?(\w+)|'(\w+) as (\w+)'/gi)];
  const tables = new Map<string, string>(Object.keys(MACHINES).map((table) => [table, table]));
  for (const [, table = '', alias = '', other = table, name = alias] of named) {
    const known = tables.get(name);
    tables.set(name, known === undefined || known === other ? other : '');
  }
  return tables;
}

/** Words that a state is compared with, in SQL of either kind, each with the table where that can be told. */
function compared(text: string): { said: string; isNegative: boolean; table: string; words: string[] }[] {
  const tables = tablesIn(text);
  const found = text.matchAll(
    /(?:\b(\w+)\.|[\s(']|^)state\s*(?:', ')?(=|<>|!=|not in|in)(?:',)?\s*[[(]?('\w+'(?:\s*,\s*'\w+')*)/g,
  );
  return [...found].map(([said, alias = '', operator = '', list = '']) => ({
    said: said.trim(),
    isNegative: operator === '<>' || operator === '!=' || operator === 'not in',
    table: tables.get(alias) ?? '',
    words: [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
  }));
}

const STATES = new Set(Object.values(MACHINES).flatMap(({ states }) => states));
const byNegation = (text: string): string[] =>
  compared(text)
    .filter(({ isNegative, words }) => isNegative && words.some((word) => STATES.has(word)))
    .map(({ said }) => said);
const unknown = (text: string): string[] =>
  compared(text)
    .filter(({ table, words }) => words.some((word) => MACHINES[table] && !MACHINES[table].states.includes(word)))
    .map(({ said }) => said);

it('finds what names no state, and what is told by the states that it is not', () => {
  expect(unknown("from task where task.state = 'cancelled'")).toEqual(
    ["task.state = 'cancelled"].map((one) => `${one}'`),
  );
  expect(unknown("selectFrom('record as r').where('r.state', '=', 'over')")).toHaveLength(1);
  expect(unknown("from record r where r.state = 'void'")).toEqual([]);
  expect(byNegation("where s.state <> 'closed'")).toHaveLength(1);
  expect(byNegation("where('m.state', '!=', 'resigned')")).toHaveLength(1);
  expect(byNegation("where('state', 'not in', ['void', 'compared'])")).toHaveLength(1);
  expect(byNegation("not (s.state = 'closed')")).toEqual([]);
});

/** The sources of a part of the product, with their texts. */
function sources(part: string, kind: RegExp): { file: string; text: string }[] {
  const folder = join(import.meta.dirname, '..', part);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file) && !/\.(test|gen|samples)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
const server = sources('apps/server/src', /\.ts$/);
const everywhere = [...server, ...sources('apps/web/src', /\.tsx?$/), ...sources('packages/contract/src', /\.ts$/)];
const findings = (files: readonly { file: string; text: string }[], find: (text: string) => string[]) =>
  files.flatMap(({ file, text }) => find(text).map((said) => `${file}: ${said}`));

it('what a machine names is read from it: neither SQL nor code nor the wire writes one of its sets out', () => {
  expect(server.length).toBeGreaterThan(500);
  expect(everywhere.length).toBeGreaterThan(server.length + 500);
  expect(findings(everywhere, written)).toEqual([]);
});

it('SQL compares a state with states of its machine only', () => {
  expect(findings(server, unknown)).toEqual([]);
});

/** Where a store that is closed, a member who left or a rule that is off is still left out by that state. */
const LEFT_OUT_BY_STATE = [
  'features/ai-event/figures.queries.ts',
  ...['deployment', 'watch'].map((name) => `features/ai-rule/${name}.queries.ts`),
  'features/flow-counter/front-door.queries.ts',
  'features/flow-dashboard/share.queries.ts',
  'features/flow-reading/roll.queries.ts',
];

/** A state that is added later would be among them unasked. */
it('SQL tells no rows by the states that they are not in', () => {
  const files = findings(server, byNegation).map((found) => found.split(':')[0]);
  expect([...new Set(files)].toSorted()).toEqual(LEFT_OUT_BY_STATE);
});

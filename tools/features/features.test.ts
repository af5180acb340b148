import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sourceGraph } from '../map/source-graph.ts';
import { circles, importsOf } from './circles.ts';
import { EXCEPTIONS, foreignWrites } from './foreign-writes.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A source tree with two features, `shop` and `task`, and the given files. */
function tree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'features-'));
  made.push(folder);
  const all = {
    'features/shop/shop.feature.ts': "export const shopFeature = defineFeature({ noun: 'shop', tables: ['shop'] });",
    'features/task/task.feature.ts': "export const taskFeature = defineFeature({ noun: 'task', tables: ['task'] });",
    'platform/tables.ts': "export const PLATFORM_TABLES: string[] = ['history'];",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const faultsOf = (files: Record<string, string>): string[] => {
  const folder = tree(files);
  return foreignWrites(folder, sourceGraph(folder), []);
};

it('a feature writes its own tables', () => {
  const q = "export const move = (db) => db.updateTable('task').set({ state: 'closed' });";
  expect(faultsOf({ 'features/task/task.queries.ts': q })).toEqual([]);
});

it.each([
  ['update', "export const x = (db) => db.updateTable('shop').set({ name: '' });"],
  ['insert', "export const x = (db) => db.insertInto('shop').values({});"],
  ['delete', "export const x = (db) => db.deleteFrom('shop');"],
  ['update', 'export const x = () => sql`update shop s set name = 1`;'],
  ['update', 'export const x = () => sql`update only shop as s set name = 1`;'],
  ['insert', 'export const x = () => sql`merge into shop s using task on true when matched then delete`;'],
  ['delete', "export class X { run(db) { return db.deleteFrom('shop'); } }"],
  ['insert', 'export const x = () => sql`insert into shop (id) values (1)`;'],
  ['delete', 'export async function x() { await sql`delete from shop using task`; }'],
])('a feature that %ss into the table of another is refused: %s', (_, source) => {
  const [fault] = faultsOf({ 'features/task/task.queries.ts': source });
  expect(fault).toContain('shop, which belongs to shop: call a function of features/shop/index.ts');
});

it('statements made for a kind of work are writes of whoever names the kind', () => {
  const maker = `export const dropParts = (kind) => () => sql\`delete from \${sql.table(kind)} p where true\`;`;
  const made = (kind: string) => ({
    'features/process/statements.queries.ts': maker,
    'features/task/task.feature.ts': "export const taskFeature = defineFeature({ tables: ['task', 'task_person'] });",
    'features/task/task.queries.ts': `export const drop = dropParts(${kind});`,
  });
  expect(faultsOf(made("'task'"))).toEqual([]);
  expect(faultsOf(made("'shop'"))[0]).toContain('drop deletes from shop_person, which nobody owns');
  expect(faultsOf(made('kind'))[0]).toContain('deletes from a table that cannot be read');
});

it('a table of the platform, one without an owner and one that cannot be read are refused', () => {
  const faults = faultsOf({
    'features/task/a.queries.ts': "export const x = (db) => db.insertInto('history').values({});",
    'features/task/b.queries.ts': "export const x = (db) => db.insertInto('stray').values({});",
    'features/task/c.queries.ts': `export const x = (name) => sql\`delete from \${sql.table(name)}\`;`,
  });
  expect(faults.map((fault) => fault.replace(/^.*? x /, ''))).toEqual([
    'inserts into history, which belongs to platform: call a function of apps/server/src/platform, or write one there',
    'inserts into stray, which nobody owns: name it in the tables of the feature that does (<noun>.feature.ts)',
    'deletes from a table that cannot be read from the source: name the table in the statement',
  ]);
});

it('a table with two owners is refused', () => {
  const twin = "export const twinFeature = defineFeature({ noun: 'twin', tables: ['shop'] });";
  expect(() => faultsOf({ 'features/twin/twin.feature.ts': twin })).toThrow('shop has two owners');
});

it('an exception that nothing needs any more is refused', () => {
  const folder = tree({});
  expect(foreignWrites(folder, sourceGraph(folder))).toHaveLength(EXCEPTIONS.length);
});

it('a circle of features is refused, also through types; a way without return is not', () => {
  const there = { 'features/shop/close.ts': "import { close } from '../task/index.ts';" };
  const back = { 'features/task/plan/plan.ts': "import type { Shop } from '../../shop/index.ts';" };
  expect(circles(importsOf(join(tree(there), 'features')))).toEqual([]);
  const [fault, ...others] = circles(importsOf(join(tree({ ...there, ...back }), 'features')));
  expect(fault).toContain('circle of features: shop -> task -> shop (shop/close.ts, task/plan/plan.ts)');
  expect(others).toEqual([]);
});

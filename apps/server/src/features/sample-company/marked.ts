import type { SampleAdded, SampleKind } from '@rondo/domain/sample-company';
import { isSampleId } from '@rondo/domain/sample-company';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './marked.queries.ts';

/** Tables whose rows are told by their kind, with the column of what they are called. */
export const KIND_OF: ReadonlyMap<string, { kind: SampleKind; column: string }> = new Map([
  ['shop_group', { kind: 'group', column: 'name' }],
  ['shop', { kind: 'shop', column: 'name' }],
  ['department', { kind: 'department', column: 'name' }],
  ['member', { kind: 'member', column: 'name' }],
  ['template', { kind: 'template', column: 'name' }],
  ['task', { kind: 'task', column: 'number' }],
  ['record', { kind: 'record', column: 'number' }],
  ['rectification', { kind: 'rectification', column: 'number' }],
  ['notice', { kind: 'notice', column: 'title' }],
  ['knowledge_node', { kind: 'knowledge', column: 'name' }],
  ['cycle', { kind: 'cycle', column: 'name' }],
  ['certificate', { kind: 'certificate', column: 'number' }],
  ['device', { kind: 'device', column: 'name' }],
]);

/** The part of a row that no foreign key names: whose turn it is goes with its object. */
const OWNERS: Readonly<Record<string, readonly string[]>> = { turn: ['object_id'] };

/** Lines of the log are nothing that somebody has: they go after their objects, by a job that may remove them. */
const LOG = 'history';

/** What is of the sample, and what of the company points to it. */
export interface Marked {
  tables: readonly q.TableOf[];
  references: readonly q.Reference[];
  /** The rows of the sample, each with its table. */
  rows: ReadonlyMap<string, string>;
  holders: readonly q.Holder[];
  changed: readonly { id: string; times: number }[];
}

/** Reads it from the catalogue and the marks of the ids: a table that is added tomorrow is in it. */
export async function marked(db: Db, companyId: string): Promise<Marked> {
  const { rows: tables } = await q.tables.execute(db);
  const { rows: references } = await q.references.execute(db);
  const hasId = new Map(tables.map((table) => [table.name, table.has_id]));
  const ownersOf = (child: string): string[] => [
    ...(OWNERS[child] ?? []),
    ...references.filter((one) => one.child === child && one.del === 'c').map(({ col }) => col),
  ];
  const pointing = references
    .filter((one) => hasId.has(one.child) && hasId.get(one.parent) && (hasId.get(one.child) || one.del === 'a'))
    .map((reference) => ({
      ...{ reference, hasId: hasId.get(reference.child) ?? false },
      owners: hasId.get(reference.child) ? [] : [...new Set(ownersOf(reference.child))],
    }));
  const named = tables.filter((table) => table.has_id && table.name !== LOG).map(({ name }) => name);
  const ids = await q.sampleIds(db, companyId, named);
  const holders = await q.holders(db, companyId, pointing);
  return {
    ...{ tables, references, rows: new Map(ids.map(({ id, name }) => [id, name])) },
    holders: [...holders, ...(await q.named(db, companyId))],
    changed: await q.changed(db, companyId),
  };
}

/** What people put into a store of the sample: it can go along with it. */
const addedAt = ({ holders, tables }: Marked): q.Holder[] => {
  const withShop = new Set(tables.filter((table) => table.has_shop).map(({ name }) => name));
  return holders.filter(
    ({ id, child, col }) => id !== null && !isSampleId(id) && col === 'shop_id' && withShop.has(child),
  );
};

/**
 * The rows that go when the sample is removed, each with its table. What something that stays points to stays too, and so on. With
 * `remove` what people put into stores of the sample goes along; with `keep` it holds them, and so does a change by somebody.
 */
export function goneOf(all: Marked, added: SampleAdded): Map<string, string> {
  const gone = new Map(all.rows);
  if (added === 'remove') for (const { id, child } of addedAt(all)) if (id !== null) gone.set(id, child);
  if (added === 'keep') for (const { id } of all.changed) gone.delete(id);
  const needed = new Set(all.references.filter(({ del }) => del === 'a').map(({ parent }) => parent));
  const holds = ({ id, child, owners, del }: q.Holder): boolean => {
    if (id === null) return !owners.some((owner) => gone.has(owner));
    if (gone.has(id)) return false;
    // What goes along with it by its key stays only where somebody chose so, or where something else may need it.
    return del === 'a' || isSampleId(id) || added === 'keep' || (del === 'c' && needed.has(child));
  };
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    for (const holder of all.holders) if (gone.has(holder.parent_id) && holds(holder)) gone.delete(holder.parent_id);
  }
  return gone;
}

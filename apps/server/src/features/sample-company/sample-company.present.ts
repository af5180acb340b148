import type { SampleStanding } from '@rondo/contract/sample-company';
import { isSampleId, SAMPLE_KINDS, type SampleKind } from '@rondo/domain/sample-company';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './marked.queries.ts';
import { KIND_OF, type Marked } from './marked.ts';

type Counts = SampleStanding['added']['counts'];

/** How many rows of each kind, in the order in which they are told. */
function counted(kinds: readonly SampleKind[]): Counts {
  return SAMPLE_KINDS.map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length })).filter(
    ({ count }) => count > 0,
  );
}

/** How much of what people see is of the sample. */
export const countsOf = ({ rows }: Pick<Marked, 'rows'>): Counts =>
  counted([...rows.values()].flatMap((table) => KIND_OF.get(table)?.kind ?? []));

/** The rows whose parts without an id can point to the sample. */
const OF_PART: Readonly<Record<string, string>> = {
  member_department: 'member',
  shop_manager: 'shop',
  task_person: 'task',
  rectification_person: 'rectification',
};

/** What of people points to the sample, by table and id. */
function addedRows({ holders }: Marked): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, child, owners } of holders) {
    if (id !== null && !isSampleId(id)) found.set(id, child);
    const table = OF_PART[child];
    if (id === null && table) for (const owner of owners) if (!isSampleId(owner)) found.set(owner, table);
  }
  return found;
}

/** How many of what people added are named. */
const FIRST = 20;

/** What people added to the sample or changed in it. */
export async function addedTo(db: Db, companyId: string, all: Marked): Promise<SampleStanding['added']> {
  const rows = addedRows(all);
  const kindOf = (table: string): SampleKind => KIND_OF.get(table)?.kind ?? 'other';
  const changes = all.changed.reduce((sum, { times }) => sum + times, 0);
  const counts = [
    ...counted([...rows.values()].map(kindOf)),
    ...(changes > 0 ? [{ kind: 'change' as const, count: changes }] : []),
  ];
  const first: SampleStanding['added']['first'] = [];
  for (const [table, { kind, column }] of KIND_OF) {
    const ids = [...rows].flatMap(([id, of]) => (of === table ? [id] : []));
    if (ids.length === 0) continue;
    for (const name of await q.namesOf(db, companyId, table, column, ids)) first.push({ kind, name });
  }
  return { counts, first: first.slice(0, FIRST) };
}

import { SAMPLE_ADDED } from '@rondo/domain/sample-company';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { deletionOrder } from '../../platform/db/deletion-order.ts';
import { AppError } from '../../platform/errors.ts';
import { longWork } from '../../platform/long-work.ts';
import { recountWords } from '../knowledge-text/index.ts';
import * as rows from './marked.queries.ts';
import { goneOf, KIND_OF, type Marked, marked } from './marked.ts';
import { FORGET } from './sample-company.jobs.ts';
import * as q from './sample-company.queries.ts';

/** What tells of an object without a foreign key to it goes with it. */
const TOLD: readonly [table: string, column: string][] = [
  ['turn', 'object_id'],
  ['message', 'object_id'],
  ['message', 'member_id'],
  ['orphan', 'object_id'],
  ['file_use', 'object_id'],
  ['access_change', 'member_id'],
  ['photo_hash', 'object_id'],
];

/** How far the work is once it knows what goes, and when only the people are left, percent. */
const KNOWN = 10;
const EMPTIED = 90;

/** Removes the sample, all that goes of it in one transaction. */
export const sampleRemove = longWork({
  kind: 'sample.remove',
  code: 'x_company_setting',
  schema: z.object({ added: z.enum(SAMPLE_ADDED) }),
  run: async (tx, _, { added }, { progress }) => {
    const { db, companyId, now } = tx;
    await q.hold(db, companyId);
    if (!(await q.row(db, companyId).executeTakeFirst())) throw new AppError('NOT_FOUND');
    const all = await marked(db, companyId);
    const gone = goneOf(all, added);
    const kept = [...all.rows].filter(([id, table]) => !gone.has(id) && KIND_OF.has(table)).length;
    await progress(KNOWN);
    await removeAll(tx, all, gone, progress);
    if ([...all.rows.keys()].every((id) => gone.has(id))) await q.remove(db, companyId).execute();
    else await q.keep(db, companyId, now()).execute();
    await q.forgetLater(db, FORGET, { companyId, ids: [...gone.keys()] });
    await tx.addHistory({ kind: 'sample_company', id: companyId, event: 'removed' });
    return { counts: { removed: [...gone.values()].filter((table) => KIND_OF.has(table)).length, kept } };
  },
});

async function removeAll(
  { db, companyId }: Tx,
  { tables, references }: Marked,
  gone: ReadonlyMap<string, string>,
  progress: (percent: number) => Promise<void>,
): Promise<void> {
  const ids = [...gone.keys()];
  const persons = await rows.personsOf(db, companyId);
  for (const [table, column] of TOLD) await rows.removeBy(db, companyId, table, column, ids);
  // What is only a part of rows goes first: it may point to others that are taken away before those.
  const parts = tables.filter((table) => !table.has_id).map(({ name }) => name);
  for (const { child, col, del } of references)
    if (parts.includes(child) && del === 'c') await rows.removeBy(db, companyId, child, col, ids);
  const order = deletionOrder(
    tables.map(({ name }) => name),
    references.filter(({ child, parent }) => child !== parent),
  ).filter((table) => [...gone.values()].includes(table));
  for (const [no, table] of order.entries()) {
    const own = [...gone].flatMap(([id, of]) => (of === table ? [id] : []));
    await rows.removeBy(db, companyId, table, 'id', own);
    await progress(KNOWN + Math.round(((EMPTIED - KNOWN) * (no + 1)) / order.length));
  }
  const left = persons.filter(({ member_id }) => gone.has(member_id)).map(({ id }) => id);
  await rows.removePersons(db, left);
  await recountWords(db, companyId);
}

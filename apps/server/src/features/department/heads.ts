import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { requireActive } from '../people/index.ts';
import * as q from './department.queries.ts';

/**
 * Sets who leads a department, the first one first. New heads must be members who can be given work; who leads it already
 * may stay while suspended. Answers with who led it before and who does now.
 */
export async function setHeads(
  tx: Tx,
  departmentId: string,
  headIds: readonly string[],
): Promise<{ before: PersonRef[]; after: PersonRef[] }> {
  const wanted = [...new Set(headIds)];
  const rows = await q.headsOf(tx.db, tx.companyId, departmentId).execute();
  const before = rows.map(({ id, name }) => ({ id, name }));
  const stay = new Map(before.map((head) => [head.id, head]));
  const added = await requireActive(
    tx.db,
    tx.companyId,
    wanted.filter((id) => !stay.has(id)),
  );
  const people = new Map([...before, ...added].map((person) => [person.id, person]));
  const after = wanted.flatMap((id) => people.get(id) ?? []);
  await q.dropHeads(tx.db, tx.companyId, departmentId).execute();
  if (wanted.length > 0) await q.addHeads(tx.db, tx.companyId, departmentId, wanted).execute();
  return { before, after };
}

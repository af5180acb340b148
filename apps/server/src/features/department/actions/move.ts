import type { departmentApi } from '@rondo/contract/department';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { formatGroupPath } from '@rondo/domain/group-path';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import * as q from '../department.queries.ts';
import { lineageBelow, requireDepth } from '../lineage.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import { reorder } from '../reorder.ts';

/** Hangs a department with everything below it under another one, or gives it another place among its siblings. */
export async function move(
  { actor, change }: Context,
  { id, rev, parentId, afterId }: Parsed<typeof departmentApi.move>,
): Promise<{ id: string }> {
  const { companyId } = actor;
  return change(async (tx) => {
    await q.lockTree(tx.db, companyId).execute();
    const department = await q.byId(tx.db, companyId, id).executeTakeFirst();
    if (!department) throw new AppError('NOT_FOUND');
    if (department.parent_id === null) throw new AppError('DEPARTMENT_IS_ROOT');
    const to = await placeUnder(tx.db, companyId, department, parentId);
    const above = await pathAbove(tx.db, companyId, department);
    const place = { parent_id: parentId, updated_at: tx.now() };
    const moved = await refuseDuplicates(() => q.update(tx.db, companyId, id, rev, place).executeTakeFirst());
    if (!moved) throw new AppError('STALE');
    if (to !== department.lineage) await q.rehang(tx.db, companyId, department.lineage, to).execute();
    await reorder(tx, { id, parentId, afterId });
    const changes = changesOf({ parent: [above, await pathAbove(tx.db, companyId, { id, lineage: to })] });
    await tx.addHistory({ kind: 'department', id, name: department.name, event: 'moved', data: { changes } });
    return { id };
  });
}

/** The lineage it will have, as long as it may hang there with everything below it. */
async function placeUnder(
  db: Db,
  companyId: string,
  department: { id: string; lineage: string },
  parentId: string,
): Promise<string> {
  const parent = await q.byId(db, companyId, parentId).executeTakeFirst();
  if (!parent) throw new AppError('NOT_FOUND', { fields: [{ path: 'parentId', rule: 'invalid' }] });
  if (parent.lineage.startsWith(department.lineage)) throw new AppError('DEPARTMENT_INTO_ITSELF');
  const to = lineageBelow(parent, department.id);
  const { length } = await q.deepest(db, companyId, department.lineage).executeTakeFirstOrThrow();
  requireDepth({ length: length - department.lineage.length + to.length });
  return to;
}

/** The path of the department above, as the audit log shows it: the company's name where that is the root. */
async function pathAbove(db: Db, companyId: string, { id, lineage }: { id: string; lineage: string }): Promise<string> {
  const rows = await q.namesAlong(db, companyId, lineage, id).execute();
  return formatGroupPath(rows.map((row) => row.name).slice(rows.length > 1 ? 1 : 0));
}

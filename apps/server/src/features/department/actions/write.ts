import type { DepartmentValues, departmentApi } from '@rondo/contract/department';
import {
  DEPARTMENT_FIELDS,
  type DepartmentFieldName,
  type DepartmentFieldValues,
} from '@rondo/contract/department-fields';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { fieldNames } from '@rondo/contract/kit/field';
import type { Actor } from '@rondo/domain/actor';
import { GROUP_PATH_SEPARATOR } from '@rondo/domain/group-path';
import { type AuditField, changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { columnsOf, fieldsOf } from '../../../platform/fields.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../department.queries.ts';
import { setHeads } from '../heads.ts';
import { lineageBelow, requireDepth } from '../lineage.ts';
import { namesOf } from '../names-of.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import { reorder } from '../reorder.ts';

export async function create(
  { actor, once }: Context,
  { requestId, parentId, afterId, headIds, ...fields }: Parsed<typeof departmentApi.create>,
): Promise<{ id: string }> {
  checkName(fields.name);
  const { companyId } = actor;
  return once(requestId, 'department.create', async (tx) => {
    await q.lockTree(tx.db, companyId).execute();
    const parent = await q.byId(tx.db, companyId, parentId).executeTakeFirst();
    if (!parent) throw new AppError('NOT_FOUND', { fields: [{ path: 'parentId', rule: 'invalid' }] });
    const id = tx.newId();
    const lineage = lineageBelow(parent, id);
    requireDepth(lineage);
    const times = { created_at: tx.now(), updated_at: tx.now() };
    const row = {
      company_id: companyId,
      id,
      parent_id: parentId,
      lineage,
      ...columnsOf(DEPARTMENT_FIELDS, fields),
      ...times,
    };
    await refuseDuplicates(() => q.insert(tx.db, [row]).execute());
    await reorder(tx, { id, parentId, afterId: afterId ?? 'last' });
    const { after } = await setHeads(tx, id, headIds);
    const { name: _name, ...told } = textsOf(null, fields);
    const changes = changesOf({ parent: [null, parent.name], ...told, heads: [null, namesOf(after)] });
    await tx.addHistory({ kind: 'department', id, name: fields.name, event: 'created', data: { changes } });
    return { id };
  });
}

/**
 * Changes what a department is called and who leads it. The root and the company have one name: it is the company's, so
 * writing it needs what the company's settings need and is kept in the log as theirs.
 */
/**
 * The name of the root department is the company's: `renameCompany` writes it there first, in the same transaction. So the
 * endpoint stands in `company`, which knows both.
 */
export async function update(
  { actor, db, change }: Context,
  { id, rev, headIds, ...fields }: Parsed<typeof departmentApi.update>,
  renameCompany: (tx: Tx, actor: Actor, name: string) => Promise<void>,
): Promise<{ id: string }> {
  const { companyId } = actor;
  const known = await q.byId(db, companyId, id).executeTakeFirst();
  if (!known) throw new AppError('NOT_FOUND');
  const isRoot = known.parent_id === null;
  if (!isRoot) checkName(fields.name);
  return change(async (tx) => {
    if (isRoot) await renameCompany(tx, actor, fields.name);
    await q.lockTree(tx.db, companyId).execute();
    const before = await q.byId(tx.db, companyId, id).executeTakeFirst();
    if (!before) throw new AppError('NOT_FOUND');
    const columns = { ...columnsOf(DEPARTMENT_FIELDS, fields), updated_at: tx.now() };
    const written = await refuseDuplicates(() => q.update(tx.db, companyId, id, rev, columns).executeTakeFirst());
    if (!written) throw await overtaken(tx, before);
    const was = fieldsOf(DEPARTMENT_FIELDS, before);
    const renamed = isRoot ? { ...was, name: fields.name } : was;
    await traceUpdate(tx, { id, before: renamed, fields, heads: await setHeads(tx, id, headIds) });
    return { id };
  });
}

type Fields = DepartmentFieldValues;

/** Each has its word in the audit log. */
const AUDITED: readonly (DepartmentFieldName & AuditField)[] = fieldNames(DEPARTMENT_FIELDS);

/** Each field before and after. */
const textsOf = (before: Fields | null, after: Fields) =>
  Object.fromEntries(AUDITED.map((name) => [name, [before?.[name] ?? null, after[name]] as const])) as Record<
    DepartmentFieldName,
    readonly [string | null, string | null]
  >;

async function traceUpdate(
  tx: Tx,
  {
    id,
    before,
    fields,
    heads,
  }: { id: string; before: Fields; fields: Fields; heads: Awaited<ReturnType<typeof setHeads>> },
): Promise<void> {
  const changes = changesOf({
    ...textsOf(before, fields),
    heads: [namesOf(heads.before), namesOf(heads.after)],
  });
  if (changes.length === 0) return;
  await tx.addHistory({ kind: 'department', id, name: fields.name, event: 'updated', data: { changes } });
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof q.byId>['executeTakeFirst']>>>;

async function overtaken(tx: Tx, row: Row): Promise<AppError> {
  const heads = await q.headsOf(tx.db, tx.companyId, row.id).execute();
  const current: DepartmentValues = {
    rev: row.rev,
    ...fieldsOf(DEPARTMENT_FIELDS, row),
    heads: heads.map((head) => ({ id: head.id, name: head.name })),
  };
  return stale(tx.db, tx.companyId, { kind: 'department', id: row.id }, current);
}

/** The separator inside a name would read as two departments in paths. */
function checkName(name: string): void {
  if (name.includes(GROUP_PATH_SEPARATOR)) throw refuseField('name', 'characters');
}

import type { FieldValues } from '@rondo/contract/kit/field';
import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import { columnsOf, fieldsOf, valuesOf } from '../../../platform/fields.ts';
import { type HistoryLine, writeHistory, writerOf } from '../../../platform/history.ts';
import type { WriteOptions, WrittenRow } from '../../../platform/import/definition.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { importedMembers, memberDepartments, memberRoles, OVERWRITTEN_FIELDS } from '../../people/index.ts';
import { withAccessChange } from '../../role/index.ts';
import { memberChanges } from '../changes.ts';
import type { Held } from '../find.ts';
import { BATCH, departmentsOf, rolesOf } from './add-members.ts';
import type { DepartmentPlaces } from './places.ts';
import type { KnownRow, PlannedRow } from './plan.ts';
import * as w from './write.queries.ts';

interface Overwriting {
  rows: readonly KnownRow[];
  members: ReadonlyMap<string, Held>;
  places: DepartmentPlaces;
  progress: WriteOptions['progress'];
}

/** Members who were there get what the file says of them; what it leaves empty stays, and so do number and address. */
export async function overwriteMembers(
  tx: Tx,
  actor: Actor,
  { rows, members, places, progress }: Overwriting,
): Promise<WrittenRow[]> {
  const written: WrittenRow[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH).map(({ row, memberId }) => ({ row, id: memberId }));
    const ids = batch.map((one) => one.id);
    const before = await w.membersAsTheyAre(tx.db, actor.companyId, ids).execute();
    await withAccessChange(tx, { memberIds: ids, cause: 'roles_assigned' }, async () => {
      const patches = batch.map(({ row, id }) => patchOf(row, id));
      await importedMembers.overwrite(actor.companyId, patches, tx.now(), actor.memberId).execute(tx.db);
      const withRoles = batch.filter(({ row }) => row.roleIds.length > 0);
      await memberRoles.dropOfAll(tx.db, actor.companyId, idsOf(withRoles)).execute();
      await memberRoles.insertAll(actor.companyId, rolesOf(withRoles)).execute(tx.db);
      const withDepartments = batch.filter(({ row }) => row.departments.length > 0);
      await memberDepartments.dropOfAll(tx.db, actor.companyId, idsOf(withDepartments)).execute();
      await memberDepartments.insertAll(actor.companyId, departmentsOf(withDepartments, places)).execute(tx.db);
    });
    await writeHistory(
      tx.db,
      writerOf(tx, actor),
      batch.map(({ row, id }) => historyLineOf(tx, row, id, members.get(id))),
    );
    written.push(
      ...before.map(({ rev, ...was }) => ({ kind: 'member', id: was.id, name: was.name, rev: rev + 1, before: was })),
    );
    await progress(written.length);
  }
  return written;
}

const idsOf = (batch: readonly { id: string }[]): string[] => batch.map((one) => one.id);

function patchOf(row: PlannedRow, id: string): importedMembers.MemberPatch {
  return {
    id,
    ...columnsOf(OVERWRITTEN_FIELDS, row),
    name_pinyin: pinyinOf(row.name),
    scope_all: row.scope ? row.scope.kind === 'all' : null,
    scope_shop_ids: row.scope?.shopIds ?? [],
    scope_group_ids: row.scope?.groupIds ?? [],
  };
}

/** What the file says. */
function told(row: PlannedRow): Partial<FieldValues<typeof OVERWRITTEN_FIELDS>> {
  const values = Object.entries(valuesOf(OVERWRITTEN_FIELDS, row)).filter(
    ([, value]) => value !== null && value !== '',
  );
  return Object.fromEntries(values);
}

function historyLineOf(tx: Tx, row: PlannedRow, id: string, held: Held | undefined): HistoryLine {
  const before = held?.row;
  const was = before && fieldsOf(OVERWRITTEN_FIELDS, before);
  const changes = was ? memberChanges(was, { ...was, ...told(row) }, tx.language) : [];
  const departments =
    row.departments.length > 0 ? memberChanges(null, { departments: row.departments }, tx.language) : [];
  return { kind: 'member', id, name: row.name, event: 'overwritten', data: { changes: [...changes, ...departments] } };
}

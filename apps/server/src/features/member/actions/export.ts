import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { sendXlsx } from '../../../platform/table/send-xlsx.ts';
import { writeXlsx } from '../../../platform/table/write-xlsx.ts';
import { type Beside, beside } from '../beside.ts';
import * as q from '../list.queries.ts';
import { stateOf } from '../member.present.ts';
import { scopeTexts } from '../scope-texts.ts';

type Row = Awaited<ReturnType<ReturnType<typeof q.list>['execute']>>[number];

/** Members whose other tables are read at once. */
const BATCH = 1_000;

const COLUMNS = [
  ['member.importing.field.name', 14],
  ['member.importing.field.mobile', 16],
  ['member.importing.field.mail', 28],
  ['member.importing.field.employeeNo', 12],
  ['member.importing.field.departments', 30],
  ['member.importing.field.roles', 20],
  ['member.importing.field.scope', 30],
  ['member.importing.field.position', 16],
  ['member.importing.field.joinedOn', 12],
  ['member.column.managed', 24],
  ['member.column.state', 10],
  ['member.column.lastLogin', 12],
] as const satisfies [MessageKey, number][];

/** The filtered list as an xlsx, headed as an import reads it; the audit log keeps who took it. */
export async function exportMembers(
  context: Context,
  { sort, ...filter }: Parsed<typeof memberApi.export>,
  wire: Wire,
): Promise<unknown> {
  const { db, actor, language, now, change, newId } = context;
  const by = q.SORTS[sort];
  const rows = await q.inOrder(q.list(db, actor.companyId, filter), by, LIMIT.export.fileRows).execute();
  const lines: string[][] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const [about, scopeOf] = await Promise.all([
      beside(context, batch),
      scopeTexts(db, actor.companyId, batch, language),
    ]);
    lines.push(...batch.map((row) => lineOf(row, about, scopeOf(row), context)));
  }
  const name = translate(language, 'member.exporting.fileName');
  const bytes = await writeXlsx({
    name: translate(language, 'member.exporting.sheet'),
    columns: COLUMNS.map(([key, width]) => ({ header: translate(language, key), width })),
    rows: lines,
  });
  const day = civilDate(now(), actor.timeZone);
  await change((tx) => tx.trace({ kind: 'export', id: newId(), name, event: 'members', data: { rows: rows.length } }));
  return sendXlsx(wire, name.replace('.xlsx', ` ${day}.xlsx`), bytes);
}

function lineOf(row: Row, about: Beside, scope: string, { language, actor }: Context): string[] {
  const managed = about.managedBy(row.id);
  const shops = managed.shops.map((shop) => shop.name).join('; ');
  return [
    row.name,
    row.mobile ?? '',
    row.mail ?? '',
    row.employee_no ?? '',
    about
      .departmentsOf(row.id)
      .map((department) => department.path)
      .join('; '),
    about
      .rolesOf(row.id)
      .map((role) => role.name)
      .join('; '),
    scope,
    row.position,
    row.joined_on ?? '',
    managed.count > managed.shops.length ? `${shops} (+${managed.count - managed.shops.length})` : shops,
    translate(language, `state.member.${stateOf(row.state)}`),
    row.last_login_at ? civilDate(row.last_login_at, actor.timeZone) : '',
  ];
}

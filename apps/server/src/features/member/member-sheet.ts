import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { MEMBER_FIELDS, type MemberFieldName } from '@rondo/contract/member-fields';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { fieldsOf } from '../../platform/fields.ts';
import { writeXlsx } from '../../platform/table/write-xlsx.ts';
import * as q from './list.queries.ts';
import { stateOf } from './member.present.ts';
import { type Related, relatedOf } from './related.ts';
import { scopeTexts } from './scope-texts.ts';

type Row = Awaited<ReturnType<ReturnType<typeof q.list>['execute']>>[number];
type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;

/** Members whose other tables are read at once. */
const BATCH = 1_000;

interface Line {
  row: Row;
  about: Related;
  scope: string;
  reader: Reader;
}

interface Column {
  heading: MessageKey;
  /** Characters. */
  width: number;
  of: (line: Line) => string;
}

const fieldColumn = (name: MemberFieldName, width: number): Column => ({
  heading: `member.field.${name}`,
  width,
  of: ({ row }) => String(fieldsOf(MEMBER_FIELDS, row)[name] ?? ''),
});

const joined = (texts: readonly string[]): string => texts.join('; ');

/** In this order; null: not in the file. */
const COLUMNS: Record<
  MemberFieldName | 'departments' | 'roles' | 'scope' | 'managed' | 'state' | 'lastLogin',
  Column | null
> = {
  name: fieldColumn('name', 14),
  mobile: fieldColumn('mobile', 16),
  mail: fieldColumn('mail', 28),
  employeeNo: fieldColumn('employeeNo', 12),
  departments: {
    heading: 'member.field.departments',
    width: 30,
    of: ({ row, about }) => joined(about.departmentsOf(row.id).map((department) => department.path)),
  },
  roles: {
    heading: 'member.field.roles',
    width: 20,
    of: ({ row, about }) => joined(about.rolesOf(row.id).map((role) => role.name)),
  },
  scope: { heading: 'member.field.scope', width: 30, of: ({ scope }) => scope },
  position: fieldColumn('position', 16),
  joinedOn: fieldColumn('joinedOn', 12),
  managed: { heading: 'member.column.managed', width: 24, of: managedOf },
  state: {
    heading: 'member.column.state',
    width: 10,
    of: ({ row, reader }) => translate(reader.language, `state.member.${stateOf(row.state)}`),
  },
  lastLogin: {
    heading: 'member.column.lastLogin',
    width: 12,
    of: ({ row, reader }) => (row.last_login_at ? civilDate(row.last_login_at, reader.actor.timeZone) : ''),
  },
  remarks: null,
};
const EXPORTED = Object.values(COLUMNS).filter((column) => column !== null);

function managedOf({ row, about }: Line): string {
  const { shops, count } = about.managedBy(row.id);
  const names = joined(shops.map((shop) => shop.name));
  return count > shops.length ? `${names} (+${count - shops.length})` : names;
}

/** The filtered list as the bytes of an xlsx, in the reader's language. */
export async function memberSheet(
  reader: Reader,
  { sort, ...filter }: Parsed<typeof memberApi.export>,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<{ name: string; bytes: Buffer; rows: number }> {
  const { db, actor, language, now } = reader;
  const by = q.SORTS[sort];
  const rows = await q.inOrder(q.list(db, actor.companyId, filter), by, LIMIT.export.fileRows).execute();
  const lines: string[][] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const [about, scopeOf] = await Promise.all([
      relatedOf(reader, batch),
      scopeTexts(db, actor.companyId, batch, language),
    ]);
    const linesOf = batch.map((row) => ({ row, about, scope: scopeOf(row), reader }));
    lines.push(...linesOf.map((line) => EXPORTED.map((column) => column.of(line))));
    await progress(lines.length);
  }
  const bytes = await writeXlsx({
    name: translate(language, 'member.exporting.sheet'),
    columns: EXPORTED.map(({ heading, width }) => ({ header: translate(language, heading), width })),
    rows: lines,
  });
  const day = civilDate(now(), actor.timeZone);
  const name = translate(language, 'member.exporting.fileName').replace('.xlsx', ` ${day}.xlsx`);
  return { name, bytes, rows: rows.length };
}

import { fieldNames } from '@rondo/contract/kit/field';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { type MemberView, memberRefusal } from '@rondo/domain/member';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Checked } from '../../../platform/import/definition.ts';
import type { Source } from '../../../platform/import/source.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import { dayOrderOf } from '../../../platform/table/read-day.ts';
import { IMPORTED_FIELDS } from '../../people/index.ts';
import { stateOf } from '../member.present.ts';
import { viewsOf } from '../view.ts';
import type { ImportField } from './fields.ts';
import * as q from './import.queries.ts';
import { type Match, type Matcher, matcher } from './match.ts';
import { type Names, namesFor } from './names.ts';
import { type DepartmentPlaces, departmentPlaces } from './places.ts';
import type { Plan, PlannedRow } from './plan.ts';
import { type ReadRow, type RowFault, readRow } from './read-row.ts';
import { refuseRepeats } from './refuse-repeats.ts';

interface RowWarning {
  row: number;
  field: ImportField;
  value: string;
  kind: 'name' | 'contact';
}

type Text = (key: MessageKey, params?: Params) => string;

/** What an import would do, row by row. Reads, writes nothing. */
export async function checkMembers(
  { db, actor, language }: Context,
  source: Source<ImportField>,
): Promise<Checked<ImportField, Plan>> {
  const text: Text = (key, params) => translate(language, key, params);
  const faults: RowFault[] = [];
  const rows = await readRows(source, faults);
  const [match, names, places, views, namesakes] = await lookUp(db, actor, rows);
  refuseRepeats(rows, match, faults);
  const planned: PlannedRow[] = [];
  await inSlices(rows, (row) => {
    planned.push(planRow({ row, match: match(row), names, places, views, actor }, faults));
  });
  const wrong = new Set(faults.map((fault) => fault.row));
  const right = planned.filter((row) => !wrong.has(row.row));
  const duplicates = duplicatesOf(right, match, text);
  const made = [...new Set(right.flatMap((row) => row.departments.flatMap((path) => places.missing(path))))];
  return {
    faults: faults.map(({ row, field, value, fault, params }) => ({
      row,
      field,
      value,
      message: text(`member.importFault.${fault}`, params),
    })),
    warnings: warningsOf(right, match, namesakes).map(({ row, field, value, kind }) => ({
      ...{ row, field, value },
      message: kind === 'name' ? text('rule.duplicate_name', { row }) : text('member.importWarning.contactKept'),
    })),
    duplicates,
    ready: right.length - duplicates.length,
    creates: made.length > 0 ? [{ noun: 'department', names: made }] : [],
    notes: duplicates.length > 0 ? [text('member.importing.kept')] : [],
    shown: () => ({}),
    plan: { rows: right },
  };
}

const DAYS = fieldNames(IMPORTED_FIELDS).filter((name) => IMPORTED_FIELDS[name].kind === 'day');

async function readRows(source: Source<ImportField>, faults: RowFault[]): Promise<ReadRow[]> {
  const order = dayOrderOf(source.rows.flatMap(({ textOf }) => DAYS.map(textOf)));
  const rows: ReadRow[] = [];
  await inSlices(source.rows, ({ row, textOf }) => {
    rows.push(readRow(row, textOf, order, faults));
  });
  return rows;
}

/** Rows whose mobile, e-mail or employee number is a member's already. */
function duplicatesOf(
  rows: readonly PlannedRow[],
  match: Matcher,
  text: Text,
): Checked<ImportField, Plan>['duplicates'] {
  return rows.flatMap((planned) => {
    const { row, name } = planned;
    const { member, by } = match(planned);
    if (member === null || member === 'two') return [];
    const state = text(`state.member.${stateOf(member.state)}`);
    const message =
      by === 'mobile' || by === 'mail'
        ? text(`rule.duplicate_${by}`, { row })
        : text('member.importDouble', { row, state });
    return [{ row, name, id: member.id, message }];
  });
}

async function lookUp(db: Context['db'], actor: Actor, rows: readonly ReadRow[]) {
  const match = await matcher(db, actor.companyId, rows);
  const found = rows.map((row) => match(row).member).filter((member) => member !== null && member !== 'two');
  return Promise.all([
    match,
    namesFor(db, actor, rows),
    departmentPlaces(db, actor.companyId),
    viewsOf(db, actor.companyId, found),
    q
      .namesakes(
        db,
        actor.companyId,
        rows.map((row) => row.name),
      )
      .execute(),
  ]);
}

interface Looked {
  row: ReadRow;
  match: Match;
  names: Names;
  places: DepartmentPlaces;
  views: ReadonlyMap<string, MemberView>;
  actor: Actor;
}

/** A row with everything it names looked up; what cannot be is added to the faults. */
function planRow(looked: Looked, faults: RowFault[]): PlannedRow {
  const { row, match, names, places, actor } = looked;
  const { departments, roles, scope, hasWrongContact: _, ...facts } = row;
  const fault = (field: ImportField, value: string, key: RowFault['fault'], params?: RowFault['params']): void => {
    faults.push({ row: row.row, field, value, fault: key, ...(params ? { params } : {}) });
  };
  refuseMatch(looked, fault);
  const paths = departments.map(places.plain);
  if (!actor.codes.has('frame_dept') && paths.some((path) => places.missing(path).length > 0)) {
    fault('departments', departments.join('; '), 'departmentMissing');
  }
  const roleIds = roles.flatMap((name) => {
    const found = names.role(name);
    if (found.ok) return [found.value.id];
    fault('roles', name, found.fault, { name });
    return [];
  });
  const isNew = match.member === null;
  if (isNew && roles.length === 0) fault('roles', '', 'required');
  if (roles.length > LIMIT.member.roles) fault('roles', roles.join('; '), 'roleCount', { max: LIMIT.member.roles });
  const covers = names.scope(scope);
  if (!covers.ok) fault('scope', covers.name || scope.join('; '), covers.fault, { name: covers.name });
  return {
    ...facts,
    departments: [...new Set(paths)],
    roleIds: [...new Set(roleIds)],
    scope: covers.ok ? covers.value : null,
    memberId: match.member && match.member !== 'two' ? match.member.id : null,
  };
}

type Fault = (field: ImportField, value: string, key: RowFault['fault'], params?: RowFault['params']) => void;

/** Somebody new needs a way to sign in that is nobody else's; somebody known has to be one whom the actor may change. */
function refuseMatch({ row, match: { member, person }, views, actor }: Looked, fault: Fault): void {
  if (member === null) {
    // A wrong one is reported already.
    if (row.mobile === null && row.mail === null && !row.hasWrongContact) fault('mobile', '', 'contact');
    if (person === 'two') fault('mail', row.mail ?? '', 'taken');
    return;
  }
  if (member === 'two') {
    fault('name', row.name, 'twoMembers');
    return;
  }
  const params = { name: member.name };
  const view = views.get(member.id);
  if (member.id === actor.memberId) fault('name', row.name, 'self');
  else if (member.is_owner) fault('name', row.name, 'owner', params);
  else if (member.state === 'resigned') fault('name', row.name, 'resigned', params);
  else if (!view || memberRefusal(actor, view, 'assign') !== null) fault('name', row.name, 'above', params);
}

/** Legal, and worth a look: two people of one name; a number or an address that an overwrite leaves alone. */
function warningsOf(
  rows: readonly PlannedRow[],
  match: Matcher,
  namesakes: readonly { id: string; name: string }[],
): RowWarning[] {
  const inCompany = new Map<string, Set<string>>();
  for (const { id, name } of namesakes) inCompany.set(name, (inCompany.get(name) ?? new Set()).add(id));
  const seen = new Set<string>();
  return rows.flatMap((row): RowWarning[] => {
    const { member } = match(row);
    const known = member && member !== 'two' ? member : null;
    const others = [...(inCompany.get(row.name) ?? [])].some((id) => id !== known?.id);
    const isDouble = others || seen.has(row.name);
    seen.add(row.name);
    const name: RowWarning[] = isDouble ? [{ row: row.row, field: 'name', value: row.name, kind: 'name' }] : [];
    const differs = (is: string | null, was: string | null | undefined): boolean => is !== null && is !== (was ?? null);
    if (!known) return name;
    if (differs(row.mobile, known.mobile))
      name.push({ row: row.row, field: 'mobile', value: row.mobile ?? '', kind: 'contact' });
    if (differs(row.mail, known.mail?.toLowerCase()))
      name.push({ row: row.row, field: 'mail', value: row.mail ?? '', kind: 'contact' });
    return name;
  });
}

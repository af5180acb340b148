import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import { columnsOf } from '../../../platform/fields.ts';
import { writeHistory, writerOf } from '../../../platform/history.ts';
import type { WriteOptions, WrittenRow } from '../../../platform/import/definition.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { type InviteDelivery, insertInvitations, targetOf } from '../../delivery/index.ts';
import { IMPORTED_FIELDS, importedMembers, memberDepartments, memberRoles, persons } from '../../people/index.ts';
import { invitationLink } from '../invitation.ts';
import { waitForProof } from '../person.ts';
import type { KnownPerson, Matcher } from './match.ts';
import type { DepartmentPlaces } from './places.ts';
import type { PlannedRow, Sending } from './plan.ts';

/** Rows a statement. */
export const BATCH = 1_000;

interface Adding {
  rows: readonly PlannedRow[];
  personOf: Matcher;
  places: DepartmentPlaces;
  sending: Sending;
  progress: WriteOptions['progress'];
}

/** New members in batches: who signs in elsewhere already is linked, everybody is invited. */
export async function addMembers(
  tx: Tx,
  actor: Actor,
  { rows, personOf, places, sending, progress }: Adding,
): Promise<WrittenRow[]> {
  const added: WrittenRow[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH).map((row) => ({ row, id: tx.newId(), ...personFor(tx, row, personOf) }));
    const people = batch.flatMap((one) => (one.isNew ? [one.person] : []));
    if (people.length > 0) await persons.insertAll(people, tx.now()).execute(tx.db);
    const members = batch.map(({ row, id, person }) => valuesOf(row, id, person.id));
    await importedMembers.insert(actor.companyId, members, tx.now(), actor.memberId).execute(tx.db);
    await waitForProof(
      tx,
      batch.flatMap(({ id, isNew }) => (isNew ? [id] : [])),
    );
    await memberRoles.insertAll(actor.companyId, rolesOf(batch)).execute(tx.db);
    await memberDepartments.insertAll(actor.companyId, departmentsOf(batch, places)).execute(tx.db);
    await invite(tx, actor, batch, sending);
    await writeHistory(
      tx.db,
      writerOf(tx, actor),
      batch.map(({ row, id }) => ({ kind: 'member', id, name: row.name, event: 'imported', to: 'invited' })),
    );
    added.push(...batch.map(({ row, id }) => ({ kind: 'member', id, name: row.name, rev: 0, before: null })));
    await progress(added.length);
  }
  return added;
}

type Person = Omit<persons.NewPerson, 'register_type'> & { register_type: 1 | 2 };

function personFor(tx: Tx, row: PlannedRow, personOf: Matcher): { person: Person; isNew: boolean } {
  const { person } = personOf(row);
  if (person && person !== 'two') return { person: asPerson(person), isNew: false };
  const { mobile, mail } = row;
  const fresh = { id: tx.newId(), mobile, mail, language: tx.language };
  return { person: { ...fresh, register_type: mobile === null ? 2 : 1 }, isNew: true };
}

const asPerson = (person: KnownPerson): Person => ({ ...person, register_type: person.mobile === null ? 2 : 1 });

function valuesOf(row: PlannedRow, id: string, personId: string): importedMembers.MemberValues {
  return {
    id,
    person_id: personId,
    ...columnsOf(IMPORTED_FIELDS, row),
    name_pinyin: pinyinOf(row.name),
    scope_all: row.scope?.kind === 'all',
    scope_shop_ids: row.scope?.shopIds ?? [],
    scope_group_ids: row.scope?.groupIds ?? [],
  };
}

interface Placed {
  row: PlannedRow;
  id: string;
}

export const rolesOf = (batch: readonly Placed[]) =>
  batch.flatMap(({ row, id }) => row.roleIds.map((role_id) => ({ member_id: id, role_id })));

/** The first department is the primary one; without any it is the company itself. */
export function departmentsOf(batch: readonly Placed[], places: DepartmentPlaces) {
  return batch.flatMap(({ row, id }) => {
    const paths = row.departments.length > 0 ? row.departments : [''];
    const ids = [...new Set(paths.map((path) => (places.at(path) ?? places.root).id))];
    return ids.map((department_id, index) => ({ member_id: id, department_id, is_primary: index === 0 }));
  });
}

async function invite(
  tx: Tx,
  actor: Actor,
  batch: readonly { row: PlannedRow; person: Person }[],
  { reach, url, company }: Sending,
): Promise<void> {
  const letters = batch.flatMap(({ row, person }): InviteDelivery[] => {
    const target = targetOf(person, reach.smsUrl !== null);
    if (!target) return [];
    const params = { by: actor.name, company, url: invitationLink(url, reach, person, row) };
    const { language } = person;
    return target.mobile === null
      ? [{ id: tx.newId(), channel: 'mail', target: target.mail, params, language }]
      : [{ id: tx.newId(), channel: 'sms', target: target.mobile, params, language }];
  });
  if (letters.length > 0) await insertInvitations(actor.companyId, letters, tx.now()).execute(tx.db);
}

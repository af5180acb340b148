import { MEMBER_FIELDS } from '@rondo/contract/member-fields';
import { MEMBER_CAN, type MemberCard, type MemberDetail, type MemberRow } from '@rondo/contract/member-shape';
import type { Actor } from '@rondo/domain/actor';
import { languageOf } from '@rondo/domain/language';
import {
  MEMBER_STATES,
  type MemberState,
  type MemberView,
  maskMail,
  maskMobile,
  memberActs,
} from '@rondo/domain/member';
import type { Selectable } from 'kysely';
import type { History, Member } from '../../platform/db/schema.gen.ts';
import { fieldsOf } from '../../platform/fields.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import type * as q from './related.queries.ts';
import type { Related } from './related.ts';

type Row = Selectable<Member>;
type Found<F extends (...args: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<F>['execute']>
>;

/** A column with a CHECK holds one of the words of domain; anything else is a broken database. */
export function stateOf(value: string): MemberState {
  const state = MEMBER_STATES.find((known) => known === value);
  if (!state) throw new Error(`member state ${value}`);
  return state;
}

/** What a reader of the address book is shown beside the names. */
export interface CardReader {
  /** The company shows mobiles and addresses to everybody. */
  showsContact: boolean;
  /** They manage members. */
  isManager: boolean;
}

const EVERYTHING: CardReader = { showsContact: true, isManager: true };

/** A card of the address book. */
export function presentCard(row: Row, about: Related, { showsContact, isManager }: CardReader): MemberCard {
  const managed = about.managedBy(row.id);
  return {
    id: row.id,
    name: row.name,
    avatar: about.avatarOf(row.avatar_file_id),
    mobile: row.mobile === null || showsContact ? row.mobile : maskMobile(row.mobile),
    mail: row.mail === null || showsContact ? row.mail : maskMail(row.mail),
    position: row.position,
    employeeNo: isManager ? row.employee_no : null,
    state: isManager ? stateOf(row.state) : null,
    isOwner: row.is_owner,
    departments: about.departmentsOf(row.id),
    headOf: about.headOf(row.id),
    roles: about.rolesOf(row.id),
    managedShops: managed.shops,
    managedCount: managed.count,
  };
}

/** A row for who manages members: the mobile is whole. */
export function presentRow(row: Row, about: Related): MemberRow {
  return {
    ...presentCard(row, about, EVERYTHING),
    state: stateOf(row.state),
    scope: about.scopeOf(row),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    joinedOn: row.joined_on,
    createdAt: row.created_at.toISOString(),
    rev: row.rev,
  };
}

interface Deep {
  about: Related;
  signIn: Found<typeof q.signIn>[number];
  shops: Found<typeof q.shopNames>;
  groups: Found<typeof q.groupNames>;
  managed: Found<typeof q.managedBy>;
  history: Selectable<History>[];
  view: MemberView;
}

export function presentDetail(actor: Actor, row: Row, deep: Deep): MemberDetail {
  const { about, signIn, shops, groups, managed, history, view } = deep;
  const isProved = signIn.mobile_proved_at !== null || signIn.mail_proved_at !== null;
  const isTheirs = (signIn.companies ?? 0) > 1 || isProved || row.id === actor.memberId;
  const acts = new Set<string>(memberActs(actor, view));
  // A first password is for who could be edited, has never been here and is here alone.
  const mayIssue = acts.has('edit') && view.state === 'invited' && !isTheirs && signIn.password_changed_at === null;
  return {
    ...presentRow(row, about),
    ...fieldsOf(MEMBER_FIELDS, row),
    language: languageOf(signIn.language),
    registerType: signIn.register_type === 1 ? 1 : 2,
    isContactTheirs: isTheirs,
    scopeShops: shops.map(({ id, name }) => ({ id, name })),
    scopeGroups: groups.map(({ id, name, path }) => ({ id, name, path })),
    managed: managed.map(({ id, name }) => ({ id, name })),
    history: history.map((entry) => presentHistory(entry)),
    can: {
      ...(Object.fromEntries(MEMBER_CAN.map((act) => [act, acts.has(act)])) as MemberDetail['can']),
      issuePassword: mayIssue && row.last_login_at === null,
    },
  };
}

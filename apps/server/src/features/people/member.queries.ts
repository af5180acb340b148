import type { MemberState } from '@rondo/domain/member';
import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Member } from '../../platform/db/schema.gen.ts';
import type { ContactKind } from './contact.ts';

interface At {
  id: string;
  rev: number;
  byId: string;
  at: Date;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev, byId, at }: At, change: Updateable<Member>) =>
  db
    .updateTable('member')
    .set({ ...change, rev: rev + 1, updated_at: at, updated_by: byId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from one of the states. */
export const move = (db: Db, companyId: string, at: At, from: readonly MemberState[], change: Updateable<Member>) =>
  update(db, companyId, at, change).where('state', 'in', [...from]);

/** Several at once; who has one of them open sees that it is stale. */
export const updateAll = (
  db: Db,
  companyId: string,
  { ids, byId, at }: { ids: readonly string[]; byId: string; at: Date },
  change: Updateable<Member>,
) =>
  db
    .updateTable('member')
    .set({ ...change, rev: sql<number>`rev + 1`, updated_at: at, updated_by: byId })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids]);

/** Members keep what their company wrote down, unless it was the person's own. */
export const followContact = (
  db: Db,
  companyId: string,
  personId: string,
  { kind, before, after, at }: { kind: ContactKind; before: string | null; after: string; at: Date },
) =>
  db
    .updateTable('member')
    .set({ [kind]: after, rev: sql`rev + 1`, updated_at: at })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where(sql<SqlBool>`${sql.ref(kind)} is not distinct from ${before}::text`)
    // Somebody else in the company holds it: their row stays, and so does this one.
    .where(
      sql<SqlBool>`not exists (select from member m where m.company_id = ${companyId} and m.person_id <> ${personId}
        and ${sql.ref(`m.${kind}`)} = ${after})`,
    )
    .returning(['id', 'name']);

interface Return {
  memberId: string;
  personId: string;
  scopeAll: boolean;
  shopIds: readonly string[];
  groupIds: readonly string[];
  at: Date;
  byId: string | null;
}

/** Somebody who resigned comes back as the same member. */
export const rejoin = (db: Db, companyId: string, r: Return) =>
  db
    .updateTable('member')
    .set((eb) => ({
      state: 'active',
      person_id: r.personId,
      scope_all: r.scopeAll,
      scope_shop_ids: [...r.shopIds],
      scope_group_ids: [...r.groupIds],
      resigned_at: null,
      updated_at: r.at,
      updated_by: r.byId,
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', r.memberId)
    .where('state', '=', 'resigned')
    .returning('id');

/** A member who has not signed in yet becomes the person who proved that the phone or address is theirs. */
export const claim = (db: Db, companyId: string, memberId: string, personId: string) =>
  db
    .updateTable('member')
    .set((eb) => ({ person_id: personId, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', memberId);

export const giveUpOwner = (db: Db, companyId: string, memberId: string, at: Date) =>
  db
    .updateTable('member')
    .set({ is_owner: false, updated_at: at, rev: sql`rev + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', memberId)
    .where('is_owner', '=', true)
    .returning('name');

/** The owner sees all shops. */
export const makeOwner = (db: Db, companyId: string, memberId: string, at: Date) =>
  db
    .updateTable('member')
    .set({
      is_owner: true,
      scope_all: true,
      scope_shop_ids: [],
      scope_group_ids: [],
      updated_at: at,
      rev: sql`rev + 1`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', memberId);

export const resign = (db: Db, companyId: string, id: string, rev: number, at: Date, byId: string) =>
  db
    .updateTable('member')
    .set({ state: 'resigned', resigned_at: at, updated_at: at, updated_by: byId, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

/** What members are changed: who has one of them open in a form sees that it is stale. */
export const touch = (db: Db, companyId: string, memberIds: readonly string[], by: string | null, at: Date) =>
  db
    .updateTable('member')
    .set({ rev: sql<number>`rev + 1`, updated_at: at, updated_by: by })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...memberIds]}::uuid[])`);

export const signedIn = (db: Db, companyId: string, memberId: string, at: Date) =>
  db
    .updateTable('member')
    .set({ last_login_at: at, state: sql`case when state = 'invited' then 'active' else state end` })
    .where('company_id', '=', companyId)
    .where('id', '=', memberId);

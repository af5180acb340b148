import { type OwnershipEvent, type OwnershipState, ownershipOfferMachine } from '@rondo/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The offer that waits for an answer. */
export const openOffer = (db: Db, companyId: string, at: Date) =>
  db
    .selectFrom('ownership_offer as o')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'o.company_id').onRef('m.id', '=', 'o.to_id'))
    .select(['o.id', 'o.to_id', 'm.name', 'o.state', 'o.created_at', 'o.expires_at'])
    .where('o.company_id', '=', companyId)
    .where('o.state', '=', 'pending')
    .where('o.expires_at', '>', at);

export const offerById = (db: Db, companyId: string, id: string) =>
  db.selectFrom('ownership_offer').selectAll().where('company_id', '=', companyId).where('id', '=', id);

interface NewOffer {
  id: string;
  company_id: string;
  from_id: string;
  to_id: string;
  created_at: Date;
  expires_at: Date;
}

/** No row back: another offer is open. */
export const insertOffer = (db: Db, offer: NewOffer) =>
  db
    .insertInto('ownership_offer')
    .values({ ...offer, state: 'pending' })
    .onConflict((c) => c.column('company_id').where('state', '=', 'pending').doNothing())
    .returning('id');

/** The offer after a move, or no row: somebody was first, or its time is over. */
export const decide = (db: Db, companyId: string, id: string, event: Exclude<OwnershipEvent, 'expire'>, at: Date) =>
  move(db, companyId, event, at).where('id', '=', id).where('expires_at', '>', at);

/** Offers nobody took in time. */
export const expire = (db: Db, companyId: string, at: Date) =>
  move(db, companyId, 'expire', at).where('expires_at', '<=', at);

/** Whatever is open, when the company comes to its end. */
export const cancelOpen = (db: Db, companyId: string, at: Date) => move(db, companyId, 'cancel', at);

const move = (db: Db, companyId: string, event: OwnershipEvent, at: Date) =>
  db
    .updateTable('ownership_offer')
    .set({ state: ownershipOfferMachine.moves.pending[event] satisfies OwnershipState | undefined, decided_at: at })
    .where('company_id', '=', companyId)
    .where('state', 'in', ownershipOfferMachine.from(event))
    .returning(['id', 'from_id', 'to_id']);

/** A member and whether they administrate, locked so that nobody takes the role away meanwhile. */
export const candidate = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name', 'm.state', 'm.is_owner'])
    .select(
      sql<boolean>`exists (select from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = m.company_id and mr.member_id = m.id and r.key = 'administrator')`.as('is_administrator'),
    )
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', memberId)
    .forUpdate();

/** An offer of the company that waits for them, or that they made, is over; answers who had made it. */
export const cancelOf = (db: Db, companyId: string, memberId: string, at: Date) =>
  db
    .updateTable('ownership_offer')
    .set({ state: 'cancelled', decided_at: at })
    .from('company')
    .whereRef('company.id', '=', 'ownership_offer.company_id')
    .where('ownership_offer.company_id', '=', companyId)
    .where('ownership_offer.state', '=', 'pending')
    .where((eb) => eb.or([eb('from_id', '=', memberId), eb('to_id', '=', memberId)]))
    .returning(['ownership_offer.id', 'from_id', 'company.name as company_name']);

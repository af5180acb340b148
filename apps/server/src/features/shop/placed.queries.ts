import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Columns of a store that opens or joins another group at an instant: since when it is there, and where it was before while open. */
export const placedSince = (at: Date) => ({
  placed_at: at,
  placed_before: sql<string | null>`case when shop.state = 'open' and shop.deleted_at is null then shop.lineage end`,
});

interface Move {
  companyId: string;
  at: Date;
  /** `shop`, and what is joined to it where that says the new place. */
  from?: RawBuilder<unknown>;
  /** The lineage it gets. */
  to: RawBuilder<unknown>;
  which: RawBuilder<SqlBool>;
}

/**
 * Notes where stores hung before they hang elsewhere: figures by group keep the structure of their day. It is the first part
 * (`with`) of every statement that changes `lineage`, and so sees the rows as they were. Of several moves on one business day
 * the first stays: it says where the store was before that day.
 */
export const noteMoves = ({ companyId, at, from = sql`shop`, to, which }: Move) => sql<Record<string, never>>`(
  insert into shop_move (company_id, shop_id, moved_on, lineage_before)
  select shop.company_id, shop.id, (${at}::timestamptz at time zone company.time_zone - company.cut_off::interval)::date, shop.lineage
    from ${from} join company on company.id = shop.company_id
   where shop.company_id = ${companyId}::uuid and shop.lineage <> ${to} and ${which}
  on conflict do nothing)`;

/** Characters of earlier names that a store is still found by. */
const FORMER_NAMES = 300;

/** Column of a store that gets a name: the one it has joins the earlier ones, the latest first, when the new one differs. */
export const formerNames = (
  name: RawBuilder<unknown>,
) => sql<string>`case when shop.name = ${name} then shop.former_names
  else left(shop.name || ' ' || shop.former_names, ${FORMER_NAMES}::int) end`;

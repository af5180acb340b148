import { type PointsAppealAct, pointsAppealMachine } from '@rondo/domain/points-appeal';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { PointsAppeal } from '../../platform/db/schema.gen.ts';
import { covers, holds, staffOf } from '../people/index.ts';

/** Appeals with the names of who made and decided them. Whoever asks has seen the posting. */
const named = (db: Db, companyId: string) =>
  db
    .selectFrom('points_appeal as a')
    .innerJoin('member as author', (j) =>
      j.onRef('author.company_id', '=', 'a.company_id').onRef('author.id', '=', 'a.author_id'),
    )
    .leftJoin('member as decider', (j) =>
      j.onRef('decider.company_id', '=', 'a.company_id').onRef('decider.id', '=', 'a.decided_by'),
    )
    .selectAll('a')
    .select(['author.name as author_name', 'decider.name as decider_name'])
    .where('a.company_id', '=', companyId);

export const ofPosting = (db: Db, companyId: string, postingId: string) =>
  named(db, companyId).where('a.posting_id', '=', postingId);

export const byId = (db: Db, companyId: string, id: string) => named(db, companyId).where('a.id', '=', id);

/** Whether a member acts for a store: manages it, or works for it by name. */
export const actsFor = (db: Db, companyId: string, shopId: string, memberId: string) =>
  staffOf(db, companyId, [shopId]).where('id', '=', memberId);

export const insert = (db: Db, row: Insertable<PointsAppeal>) => db.insertInto('points_appeal').values(row);

/** Who can decide about an appeal: who gives points by hand and sees the store, but not who made it or whose points they are. */
export const deciders = (
  db: Db,
  companyId: string,
  { shopId, memberId, authorId }: { shopId: string | null; memberId: string | null; authorId: string },
) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where('m.id', '<>', authorId)
    .where(holds('x_points_adjust'))
    .where(shopId === null ? sql<SqlBool>`m.id is distinct from ${memberId}` : covers(companyId, shopId))
    .orderBy('m.id');

/** Only while it waits, and for who has seen the latest; no row back: somebody was faster. */
export const move = (
  db: Db,
  companyId: string,
  { id, rev, event }: { id: string; rev: number; event: PointsAppealAct | 'expire' },
  change: Updateable<PointsAppeal>,
) =>
  db
    .updateTable('points_appeal')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', pointsAppealMachine.from(event))
    .returning('rev');

/** Appeals whose term is over, with what they are against. */
export const due = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('points_appeal as a')
    .innerJoin('points_posting as p', (j) =>
      j.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.posting_id'),
    )
    .innerJoin('points_rule as r', (j) => j.onRef('r.company_id', '=', 'p.company_id').onRef('r.id', '=', 'p.rule_id'))
    .leftJoin('shop', (j) => j.onRef('shop.company_id', '=', 'p.company_id').onRef('shop.id', '=', 'p.shop_id'))
    .leftJoin('member', (j) => j.onRef('member.company_id', '=', 'p.company_id').onRef('member.id', '=', 'p.member_id'))
    .select(['a.id', 'a.rev', 'a.posting_id', 'a.author_id', 'p.applied', 'r.name as rule_name'])
    .select(['shop.name as shop_name', 'member.name as member_name'])
    .where('a.company_id', '=', companyId)
    .where('a.state', 'in', pointsAppealMachine.from('expire'))
    .where('a.decide_by', '<=', now)
    .orderBy('a.decide_by');

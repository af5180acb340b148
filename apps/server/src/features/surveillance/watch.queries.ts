import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi } from '@rondo/contract/surveillance';
import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Watch } from '../../platform/db/schema.gen.ts';
import type { Sort } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';

type Log = Parsed<typeof surveillanceApi.watchLog>;
type LogFilter = Omit<Log, 'size' | 'page' | 'cursor'>;

/** Two tickets of one session are counted one after the other; held until the transaction ends. */
export const holdSession = (sessionId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 22))`;

/** The streams of a session that play or may begin, but those left out; index watch_open. */
export const openOf = (db: Db, { companyId, sessionId }: Actor, since: Date, but: string | null) =>
  db
    .selectFrom('watch')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .where('seen_at', '>', since)
    .$if(but !== null, (q) => q.where('id', '<>', but));

export const insert = (db: Db, row: Insertable<Watch>) => db.insertInto('watch').values(row);

/** What the media role tells of a stream; one that was closed stays closed. */
export const tell = (db: Db, companyId: string, id: string, change: Updateable<Watch>) =>
  db
    .updateTable('watch')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('camera_id');

export const NEWEST: Sort = { by: sql`watch.opened_at`, as: 'timestamptz', desc: true };

const yes = sql<boolean>`true`;

/** The streams that were opened at stores in the actor's scope, with the names of who and what. */
export const log = (db: Db, actor: Actor, f: LogFilter) =>
  db
    .selectFrom('watch')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'watch.company_id').onRef('member.id', '=', 'watch.member_id'),
    )
    .innerJoin('camera', (j) =>
      j.onRef('camera.company_id', '=', 'watch.company_id').onRef('camera.id', '=', 'watch.camera_id'),
    )
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'watch.company_id').onRef('shop.id', '=', 'watch.shop_id'),
    )
    .selectAll('watch')
    .select(['member.name as member_name', 'camera.name as camera_name', 'shop.name as shop_name'])
    .where('watch.company_id', '=', actor.companyId)
    .where('watch.opened_at', 'is not', null)
    .where('shop.deleted_at', 'is', null)
    .where(sql<SqlBool>`${shopInScope(actor, 'watch.shop_id') ?? yes}`)
    .$if(f.shopId !== undefined, (q) => q.where('watch.shop_id', 'in', f.shopId ?? []))
    .$if(f.cameraId !== undefined, (q) => q.where('watch.camera_id', 'in', f.cameraId ?? []))
    .$if(f.memberId !== undefined, (q) => q.where('watch.member_id', 'in', f.memberId ?? []))
    .$if(f.purpose !== undefined, (q) => q.where('watch.purpose', 'in', f.purpose ?? []))
    .$if(f.from !== undefined, (q) =>
      q.where(sql<SqlBool>`watch.opened_at >= ${f.from}::date::timestamp at time zone ${actor.timeZone}`),
    )
    .$if(f.to !== undefined, (q) =>
      q.where(sql<SqlBool>`watch.opened_at < (${f.to}::date + 1)::timestamp at time zone ${actor.timeZone}`),
    );

/** The log has an end; index watch_asked. */
export const prune = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('watch').where('company_id', '=', companyId).where('asked_at', '<', before);

import type { Mute } from '@rondo/contract/message';
import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** What a member muted, the last one first. */
export const ofMember = (db: Db, { companyId, memberId }: Pick<Actor, 'companyId' | 'memberId'>) =>
  db
    .selectFrom('message_mute')
    .select(['kind', 'reason'])
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('kind');

/** What some members muted. */
export const muted = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('message_mute')
    .select(['member_id', 'kind', 'reason'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`);

export const insert = (db: Db, actor: Actor, { kind, reason }: Mute, at: Date) =>
  db
    .insertInto('message_mute')
    .values({ company_id: actor.companyId, member_id: actor.memberId, kind, reason, created_at: at })
    .onConflict((c) => c.doNothing());

export const remove = (db: Db, actor: Actor, { kind, reason }: Mute) =>
  db
    .deleteFrom('message_mute')
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('kind', '=', kind)
    .where('reason', '=', reason);

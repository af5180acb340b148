import type { albumApi } from '@rondo/contract/album';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { AI_FOUND_STATES } from '@rondo/domain/ai-event';
import { ALBUM_TABS, CAMERA_SOURCES } from '@rondo/domain/album';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { stateIn } from '../../platform/db/states.ts';
import { dayBegins } from '../../platform/list.ts';
import { shopInGroups, shopInScope } from '../scope/index.ts';

export type PictureFilter = Omit<Parsed<typeof albumApi.pictures>, 'size' | 'page' | 'cursor' | 'collectionId'>;

const yes = sql<SqlBool>`true`;
const among = (column: string, values: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;

/**
 * Condition on `album_picture`: what the reader may see. Pictures of cameras by the stores of their scope; those of inspections
 * and rectifications by the tier of their role, as the objects themselves (product 1.1).
 */
export function isReadable(actor: Actor): RawBuilder<SqlBool> {
  const inScope = shopInScope(actor, 'album_picture.shop_id');
  if (actor.tier === 'scope') return inScope ?? yes;
  const ofCamera = sql<SqlBool>`(${among('album_picture.source', CAMERA_SOURCES)} and ${inScope ?? yes})`;
  const ofWork = sql<SqlBool>`not ${among('album_picture.source', CAMERA_SOURCES)}`;
  if (actor.tier === 'all') return inScope ? sql<SqlBool>`(${ofCamera} or ${ofWork})` : yes;
  return sql<SqlBool>`(${ofCamera} or (${ofWork} and (${ownRecord(actor)} or ${ownRectification(actor)})))`;
}

/** They inspected it, or have a part in its task. */
const ownRecord = ({ companyId, memberId }: Actor) => sql<SqlBool>`album_picture.record_id in (
  select r.id from record r where r.company_id = ${companyId} and r.inspector_id = ${memberId}
  union all select r.id from task_person p join record r on r.company_id = p.company_id and r.task_id = p.task_id
   where p.company_id = ${companyId} and p.member_id = ${memberId})`;

const ownRectification = ({ companyId, memberId }: Actor) => sql<SqlBool>`album_picture.rectification_id in (
  select p.rectification_id from rectification_person p where p.company_id = ${companyId} and p.member_id = ${memberId})`;

/** Condition on `album_picture`: readable, not deleted, and what the filters leave. */
export function isListed(actor: Actor, f: PictureFilter, today: string): RawBuilder<SqlBool> {
  const soon = addDays(today, LIMIT.album.toldDays);
  const conditions: (RawBuilder<SqlBool> | false)[] = [
    sql<SqlBool>`album_picture.company_id = ${actor.companyId} and album_picture.deleted_at is null`,
    isReadable(actor),
    f.hidden ? sql<SqlBool>`album_picture.hidden_at is not null` : sql<SqlBool>`album_picture.hidden_at is null`,
    f.tab !== undefined && among('album_picture.source', ALBUM_TABS[f.tab]),
    f.source !== undefined && among('album_picture.source', f.source),
    f.shopId !== undefined && sql<SqlBool>`album_picture.shop_id = any(${f.shopId}::uuid[])`,
    f.groupId !== undefined && shopInGroups(actor.companyId, 'album_picture.shop_id', f.groupId),
    f.from !== undefined && sql<SqlBool>`album_picture.taken_at >= ${dayBegins(actor, f.from)}`,
    f.to !== undefined && sql<SqlBool>`album_picture.taken_at < ${dayBegins(actor, addDays(f.to, 1))}`,
    f.camera !== undefined && among('album_picture.camera_name', f.camera),
    f.takenById !== undefined && sql<SqlBool>`album_picture.taken_by = any(${f.takenById}::uuid[])`,
    f.tag !== undefined && sql<SqlBool>`album_picture.tags && ${f.tag}::text[]`,
    f.aiKind !== undefined && showsAny(f.aiKind),
    f.marked !== undefined && sql<SqlBool>`${isMarked} = ${f.marked}`,
    f.used !== undefined && sql<SqlBool>`album_picture.is_evidence = ${f.used}`,
    f.expiring !== undefined &&
      sql<SqlBool>`(coalesce(album_picture.expires_on <= ${soon}::date, false)) = ${f.expiring}`,
  ];
  return sql<SqlBool>`(${sql.join(
    conditions.filter((one) => one !== false),
    sql` and `,
  )})`;
}

/** AI checks found one of these on it, and nobody called it a false alarm (index ai_event_picture). */
const showsAny = (kinds: readonly string[]) => sql<SqlBool>`exists (select from ai_event e
  where e.company_id = album_picture.company_id and e.picture_id = album_picture.id
    and ${stateIn('e.state', AI_FOUND_STATES)} and e.kind = any(${[...kinds]}::text[]))`;

/** Somebody drew on it: here, or during the inspection. */
const isMarked = sql<boolean>`(album_picture.marked_file_id is not null or exists (select from file m
  where m.company_id = album_picture.company_id and m.id = album_picture.file_id and m.marked_from is not null))`;

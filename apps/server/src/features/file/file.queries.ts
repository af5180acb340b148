import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { File } from '../../platform/db/schema.gen.ts';
import { shopInScope } from '../scope/index.ts';
import { ofAiEvent, ofAiRule } from './ai-files.queries.ts';
import { ofFeedback } from './feedback-files.queries.ts';
import { ofFlowDashboard } from './flow-files.queries.ts';
import { IN_KNOWLEDGE, maySave, ofKnowledge } from './knowledge-files.queries.ts';
import { ofCertificate, ofNotice } from './notice-files.queries.ts';
import { ofAdjustment, ofPointsAppeal } from './points-files.queries.ts';
import { ofStore } from './store-files.queries.ts';

export type FileRow = Selectable<File>;

/** Uploads, each with the content of the picture that it was drawn on. */
export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .leftJoin('file as o', (j) =>
      j.onRef('o.company_id', '=', 'file.company_id').onRef('o.id', '=', 'file.marked_from'),
    )
    .selectAll('file')
    .select('o.sha256 as original_sha256')
    .where('file.company_id', '=', companyId)
    .where(sql<SqlBool>`file.id = any(${[...ids]}::uuid[])`);

/** The picture that the actor draws on: their own upload, or the one that this was drawn on itself. */
export const drawnOn = (db: Db, { companyId, memberId }: Actor, id: string) =>
  db
    .selectFrom('file')
    .select(['source', 'taken_at'])
    .select(sql<string>`coalesce(marked_from, id)`.as('id'))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('created_by', '=', memberId);

/** What shows standard photos: whoever manages templates may take one from there for another. */
const WITH_STANDARDS = ['template', 'check_item'] as const;

interface Use {
  kind:
    | (typeof WITH_STANDARDS)[number]
    | ('record' | 'rectification' | 'shop' | 'member' | 'company' | 'task' | 'certificate' | 'album' | 'flow_dashboard')
    | (
        | 'shop_document'
        | 'free_task_preset'
        | 'free_task_repeat'
        | 'cycle'
        | 'notice'
        | 'points_adjustment'
        | 'points_appeal'
        | 'feedback'
        | 'knowledge'
        | 'ai_rule'
      );
  id: string;
  shopId: string | null;
}

export const use = (db: Db, companyId: string, to: Use, fileIds: readonly string[]) =>
  db
    .insertInto('file_use')
    .values(
      fileIds.map((file_id) => ({
        company_id: companyId,
        file_id,
        object_kind: to.kind,
        object_id: to.id,
        shop_id: to.shopId,
      })),
    )
    .onConflict((c) => c.doNothing());

/** Adds a use of each file by each object; `from unnest` makes the pairs. */
export const useAsWell = (db: Db, companyId: string, objects: readonly Use[], fileIds: readonly string[]) =>
  sql`insert into file_use (company_id, file_id, object_kind, object_id, shop_id)
    select ${companyId}, f.id, o.kind, o.id, o."shopId"
      from unnest(${[...fileIds]}::uuid[]) as f(id),
           json_to_recordset(${JSON.stringify(objects)}::json) as o(kind text, id uuid, "shopId" uuid)
    on conflict do nothing`.execute(db);

/** Of some files those that are standard photos already, with whether they hang on this object. */
export const standards = (db: Db, companyId: string, { id }: Pick<Use, 'id'>, fileIds: readonly string[]) =>
  db
    .selectFrom('file_use')
    .select(['file_id', sql<boolean>`bool_or(object_id = ${id})`.as('is_here')])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`file_id = any(${[...fileIds]}::uuid[])`)
    .where('object_kind', 'in', WITH_STANDARDS)
    .groupBy('file_id');

/** Standard photos, covers and sources that no version of a template and no item of the library names; what changed since then is left as it is. */
export const releaseStandards = (db: Db, companyId: string, before: Date) => ({
  execute: () =>
    sql`delete from file_use u where u.company_id = ${companyId} and u.object_kind in ('template', 'check_item')
      and not exists (select from template t
        where t.company_id = u.company_id and t.id = u.object_id and t.updated_at >= ${before})
      and not exists (select from check_item c
        where c.company_id = u.company_id and c.id = u.object_id and c.updated_at >= ${before})
      and u.file_id not in (
        select (photo #>> '{}')::uuid from template_version v
          cross join lateral jsonb_path_query(v.content, '$.categories[*].items[*].standardPhotos[*]') as photo
          where v.company_id = ${companyId}
        union all
        select cover_id from template_version where company_id = ${companyId} and cover_id is not null
        union all
        select file_id from template_generation where company_id = ${companyId} and file_id is not null
        union all
        select (photo #>> '{}')::uuid from check_item i
          cross join lateral jsonb_path_query(i.content, '$.standardPhotos[*]') as photo
          where i.company_id = ${companyId})`.execute(db),
});

export const insert = (db: Db, rows: readonly Insertable<File>[]) =>
  db
    .insertInto('file')
    .values([...rows])
    .returningAll();

/** What it is saved as. */
export const rename = (db: Db, companyId: string, id: string, name: string) =>
  db.updateTable('file').set({ name }).where('company_id', '=', companyId).where('id', '=', id);

/** Held until the transaction ends: who enters an upload and who sweeps its content take turns; in one order, so that none waits for ever. */
export const lockContents = (db: Db, companyId: string, hashes: readonly Buffer[]) => {
  const names = [...new Set(hashes.map((hash) => `${companyId} ${hash.toString('hex')}`))].sort();
  return {
    execute: () =>
      sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) with ordinality as n (name, at) order by at`.execute(
        db,
      ),
  };
};

/** Of some contents those that an upload has, as itself or as its small copy. */
export const knownContents = (db: Db, companyId: string, hashes: readonly Buffer[]) =>
  sql<Content>`select sha256 from file where company_id = ${companyId} and sha256 = any(${[...hashes]}::bytea[])
    union select thumb_sha256 from file where company_id = ${companyId} and thumb_sha256 = any(${[...hashes]}::bytea[])
    union select stored_sha256 from job_file where company_id = ${companyId} and stored_sha256 = any(${[...hashes]}::bytea[])`.execute(
    db,
  );
type Content = { sha256: Buffer };

/** Uploads from before then that hang on nothing: no object, no draft, nobody's picture. */
export const removeUnused = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('file')
    .where('company_id', '=', companyId)
    .where('created_at', '<', before)
    .where(
      sql<SqlBool>`not exists (select from file_use u where u.company_id = file.company_id and u.file_id = file.id)
        and not exists (select from file m where m.company_id = file.company_id and m.marked_from = file.id)
        and not exists (select from member m where m.company_id = file.company_id and m.avatar_file_id = file.id)
        and not exists (select from company c where c.id = file.company_id and c.logo_file_id = file.id)
        and not exists (select from draft d where d.company_id = file.company_id
          and strpos(d.answers::text, file.id::text) > 0)`,
    );

const byContent = (db: Db, companyId: string, sha256: Buffer) =>
  db
    .selectFrom('file')
    .select(['id', 'mime', 'name'])
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('sha256', '=', sha256), eb('thumb_sha256', '=', sha256)]));

/** An upload, as long as it has this content or small copy. */
export const ofContent = (db: Db, companyId: string, sha256: Buffer, id: string) =>
  byContent(db, companyId, sha256).where('id', '=', id);

/** Of the uploads of a content one that the actor made, or that hangs on something they may see. */
export const visibleByContent = (db: Db, actor: Actor, sha256: Buffer) =>
  byContent(db, actor.companyId, sha256)
    .where(mayOpen(actor))
    .orderBy((eb) => eb('created_by', '=', actor.memberId), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1);

/** The same, to be kept: not what is only shown. */
export const savableByContent = (db: Db, actor: Actor, sha256: Buffer) =>
  visibleByContent(db, actor, sha256).where(maySave(actor));

const mayOpen = (actor: Actor) =>
  sql<SqlBool>`((file.created_by = ${actor.memberId} and not ${IN_KNOWLEDGE}) or exists (
    select from file_use u where u.company_id = file.company_id and u.file_id = file.id and ${mayUse(actor)}))`;

/** Of some files those that the actor made, or that hang on something they may see. */
export const visibleByIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .select('file.id')
    .where('file.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`file.id = any(${[...ids]}::uuid[])`)
    .where(mayOpen(actor));

/** A file of which it is not known yet what it looks like, with the content of its small copy. */
export const unhashed = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('file')
    .select((eb) => eb.fn.coalesce('thumb_sha256', 'sha256').as('sha256'))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('dhash', 'is', null);

export const setDhash = (db: Db, companyId: string, id: string, dhash: string) =>
  db.updateTable('file').set({ dhash }).where('company_id', '=', companyId).where('id', '=', id);

/** Who may see the object behind `u`: everybody for what the company shows to all, else those it concerns and those whose tier and scope cover it. */
export function mayUse(actor: Actor) {
  const open = sql<SqlBool>`u.object_kind in ('template', 'member', 'company')`;
  const inScope = shopInScope(actor, 'u.shop_id') ?? sql<SqlBool>`true`;
  const byTier = actor.tier === 'all' ? sql<SqlBool>`true` : actor.tier === 'scope' ? inScope : sql<SqlBool>`false`;
  return sql<SqlBool>`(${open} or (${byTier} and u.object_kind not in ('album', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice', 'points_adjustment', 'points_appeal', 'feedback', 'knowledge', 'flow_dashboard', 'ai_rule'))
    or (u.object_kind = 'shop' and ${inScope})
    or (u.object_kind = 'free_task_preset' and ${actor.codes.has('x_dispatch')})
    or (u.object_kind = 'notice' and ${ofNotice(actor)})
    or (u.object_kind = 'points_adjustment' and ${ofAdjustment(actor)})
    or (u.object_kind = 'points_appeal' and ${ofPointsAppeal(actor)})
    or (u.object_kind = 'feedback' and ${ofFeedback(actor)})
    or (u.object_kind = 'knowledge' and ${ofKnowledge(actor)})
    or (u.object_kind = 'flow_dashboard' and ${ofFlowDashboard(actor)})
    or (u.object_kind = 'ai_rule' and ${ofAiRule(actor)})
    or (u.object_kind = 'shop_document' and ${ofStore(actor, inScope)})
    or (u.object_kind = 'album' and ${actor.codes.has('image_library_view')} and ${inScope})
    or (u.object_kind = 'album' and ${ofAiEvent(actor)} and ${inScope})
    or (u.object_kind = 'check_item' and ${actor.codes.has('template_manage')})
    or (u.object_kind = 'certificate' and ${ofCertificate(actor, inScope)})
    or (u.object_kind = 'cycle' and ${actor.codes.has('cyclic_view')} and ${ofCycle(actor)})
    or (u.object_kind = 'rectification' and exists (select from rectification_person p
      where p.company_id = u.company_id and p.rectification_id = u.object_id and p.member_id = ${actor.memberId}))
    or (u.object_kind = 'task' and exists (select from task_person p
      where p.company_id = u.company_id and p.task_id = u.object_id and p.member_id = ${actor.memberId}))
    or (u.object_kind = 'record' and exists (select from record r
      where r.company_id = u.company_id and r.id = u.object_id and (r.inspector_id = ${actor.memberId} or exists (
        select from task_person t where t.company_id = r.company_id and t.task_id = r.task_id and t.member_id = ${actor.memberId})))))`;
}

/** Pictures of cycles: of those that the actor reads, by tier their own, those that reach a store in scope, or all. */
function ofCycle(actor: Actor): RawBuilder<SqlBool> {
  if (actor.tier === 'all') return sql`true`;
  const reached = sql`exists (select from shop s where s.company_id = c.company_id and s.deleted_at is null
    and ${shopInScope(actor, 's.id') ?? sql`true`} and not s.id = any(c.excluded_ids) and (s.id = any(c.shop_ids) or exists (
      select from shop_group g where g.company_id = c.company_id and g.id = any(c.group_ids) and s.lineage like g.lineage || '%')))`;
  return sql`exists (select from cycle c where c.company_id = u.company_id and c.id = u.object_id
    and (c.owner_id = ${actor.memberId} ${actor.tier === 'scope' ? sql`or ${reached}` : sql``}))`;
}

/** What the watermark of a member is made of. */
export const markedBy = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['m.name', 'm.mobile', 'm.mail', 'p.register_type', 'c.time_zone'])
    .select(['c.watermark', 'c.watermark_date', 'c.watermark_name', 'c.watermark_account'])
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', memberId);

/** The company and the member that a live session belongs to. */
export const sessionCompany = (global: Db, sessionId: string, at: Date) =>
  global
    .selectFrom('session')
    .select(['company_id', 'member_id'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at);

/** An object shows none of its files any more but one. */
export const unuse = (db: Db, companyId: string, from: Omit<Use, 'shopId'>, but: string | null) =>
  db
    .deleteFrom('file_use')
    .where('company_id', '=', companyId)
    .where('object_kind', '=', from.kind)
    .where('object_id', '=', from.id)
    .$if(but !== null, (q) => q.where(sql<SqlBool>`file_id <> ${but}::uuid`));

/** An object shows some of its files no longer. */
export const release = (db: Db, companyId: string, from: Omit<Use, 'shopId'>, fileIds: readonly string[]) =>
  db
    .deleteFrom('file_use')
    .where('company_id', '=', companyId)
    .where('object_kind', '=', from.kind)
    .where('object_id', '=', from.id)
    .where(sql<SqlBool>`file_id = any(${[...fileIds]}::uuid[])`);

/** Answers nothing for what somebody else uploaded, or what was laid over something already. */
export const layOver = (
  db: Db,
  companyId: string,
  { fileId, originalId, by }: { fileId: string; originalId: string; by: string | null },
) =>
  db
    .updateTable('file')
    .set({ marked_from: originalId })
    .where('company_id', '=', companyId)
    .where('id', '=', fileId)
    .where('id', '<>', originalId)
    .where('created_by', '=', by)
    .where('marked_from', 'is', null)
    .returning('id');

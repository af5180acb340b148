import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Clip } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';

export const NEWEST: Sort = { by: sql`clip.created_at`, as: 'timestamptz', desc: true };

const yes = sql<SqlBool>`true`;

/** Without a picture it is what the work is that cuts it; work that is not listed any more is over. */
const state = sql<string>`case when clip.picture_id is not null then 'ready'
  when job_run.id is not null and job_run.finished_at is null then 'waiting' else 'failed' end`;

/** Clips of a company with their store, their work and their file. */
const withWork = (db: Db, companyId: string) =>
  db
    .selectFrom('clip')
    .innerJoin('shop', (j) => j.onRef('shop.company_id', '=', 'clip.company_id').onRef('shop.id', '=', 'clip.shop_id'))
    .leftJoin('job_run', (j) =>
      j.onRef('job_run.company_id', '=', 'clip.company_id').onRef('job_run.id', '=', 'clip.job_id'),
    )
    .leftJoin('album_picture', (j) =>
      j.onRef('album_picture.company_id', '=', 'clip.company_id').onRef('album_picture.id', '=', 'clip.picture_id'),
    )
    .selectAll('clip')
    .select([
      'shop.name as shop_name',
      'job_run.state as job_state',
      'job_run.params',
      'album_picture.size_bytes',
      'album_picture.file_id',
    ])
    .select(state.as('state'))
    .where('clip.company_id', '=', companyId)
    .where('shop.deleted_at', 'is', null)
    .where('album_picture.deleted_at', 'is', null);

/** What the actor may see: of stores in scope their own clips, and those of others where they see the gallery. */
export const visible = (db: Db, actor: Actor) =>
  withWork(db, actor.companyId)
    .where(shopInScope(actor, 'clip.shop_id') ?? yes)
    .where((eb) =>
      eb.or([
        eb('clip.made_by', '=', actor.memberId),
        ...(actor.codes.has('image_library_view')
          ? [eb.and([eb('clip.picture_id', 'is not', null), eb('album_picture.hidden_at', 'is', null)])]
          : []),
      ]),
    );

export const found = (db: Db, actor: Actor, { keyword, own }: { keyword: string; own?: boolean | undefined }) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(keyword).map((word) => sql<SqlBool>`clip.name ilike ${contains(word)}`)))
    .$if(own === true, (q) => q.where('clip.made_by', '=', actor.memberId));

/** The clip of a picture, hidden ones too: whether the reader may see the picture is decided by the gallery. */
export const ofPicture = (db: Db, actor: Actor, pictureId: string) =>
  withWork(db, actor.companyId)
    .where(shopInScope(actor, 'clip.shop_id') ?? yes)
    .where('clip.picture_id', '=', pictureId);

/** What is to be cut; nothing where it was taken off the list or cut before. */
export const toCut = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('clip')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('picture_id', 'is', null);

/** Clips of the actor that are being cut or wait for it. */
export const waitingOf = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('clip')
    .innerJoin('job_run', (j) =>
      j.onRef('job_run.company_id', '=', 'clip.company_id').onRef('job_run.id', '=', 'clip.job_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clip.company_id', '=', companyId)
    .where('clip.made_by', '=', memberId)
    .where('clip.picture_id', 'is', null)
    .where('job_run.finished_at', 'is', null);

export const insert = (db: Db, row: Insertable<Clip>) => db.insertInto('clip').values(row);

interface Made {
  pictureId: string;
  beginsAt: Date;
  endsAt: Date;
  /** Where nothing was recorded, ms since 1970. */
  gaps: readonly { from: number; to: number }[];
}

export const finish = (db: Db, companyId: string, id: string, { pictureId, beginsAt, endsAt, gaps }: Made) =>
  db
    .updateTable('clip')
    .set({ picture_id: pictureId, begins_at: beginsAt, ends_at: endsAt, gaps: JSON.stringify(gaps) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('picture_id', 'is', null)
    .returning('id');

/** Only when the caller has seen the latest. */
export const rename = (db: Db, companyId: string, { id, rev, name }: { id: string; rev: number; name: string }) =>
  db
    .updateTable('clip')
    .set({ name, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

/** A clip that there is no file of. */
export const remove = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('clip')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('picture_id', 'is', null)
    .returning('id');

/** What could not be cut, when it is listed no longer (index clip_undone). */
export const dropFailed = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('clip')
    .where('company_id', '=', companyId)
    .where('picture_id', 'is', null)
    .where('created_at', '<', before)
    .where(
      sql<SqlBool>`not exists (select from job_run j where j.company_id = clip.company_id and j.id = clip.job_id
        and j.finished_at is null)`,
    );

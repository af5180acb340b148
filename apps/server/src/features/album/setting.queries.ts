import type { RetainedSource } from '@rondo/domain/album';
import { memberMachine } from '@rondo/domain/member';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { holds } from '../people/index.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('album_setting').selectAll().where('company_id', '=', companyId);

type Kept = Record<RetainedSource, number> & { rev: number; at: Date };

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export function save(db: Db, companyId: string, { capture, upload, ai, clip, rev, at }: Kept) {
  const days = { capture_days: capture, upload_days: upload, ai_days: ai, clip_days: clip };
  return db
    .insertInto('album_setting')
    .values({ company_id: companyId, ...days, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ ...days, rev: rev + 1, updated_at: at })
        .where('album_setting.rev', '=', rev),
    )
    .returning('rev');
}

/** Notes that who keeps the settings is told today; no row back: they were told since `before`. */
export const markAllTold = (
  db: Db,
  companyId: string,
  { today, before, at }: { today: string; before: string; at: Date },
) =>
  db
    .insertInto('album_setting')
    .values({ company_id: companyId, expiry_told_on: today, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ expiry_told_on: today })
        .where((eb) =>
          eb.or([eb('album_setting.expiry_told_on', 'is', null), eb('album_setting.expiry_told_on', '<=', before)]),
        ),
    )
    .returning('company_id');

/** Who sets how long pictures are kept, and may look at them. */
export const keepers = (db: Db, companyId: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where(stateIn('m.state', memberMachine.working))
    .where(holds('x_company_setting'))
    .where(holds('image_library_view'))
    .orderBy('m.id');

/** How many go until a day that nobody took: a clock or a rule did. */
export const expiringOfNobody = (db: Db, companyId: string, by: string) =>
  db
    .selectFrom('album_picture')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('taken_by', 'is', null)
    .where('expires_on', '<=', by);

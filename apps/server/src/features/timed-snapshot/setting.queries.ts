import type { Db } from '../../platform/db/company-db.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('timed_snapshot_setting').select(['is_on', 'rev']).where('company_id', '=', companyId);

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, companyId: string, { isOn, rev, at }: { isOn: boolean; rev: number; at: Date }) =>
  db
    .insertInto('timed_snapshot_setting')
    .values({ company_id: companyId, is_on: isOn, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ is_on: isOn, rev: rev + 1, updated_at: at })
        .where('timed_snapshot_setting.rev', '=', rev),
    )
    .returning('rev');

/** What was to come is asked for no more; plans go on from now when they are switched on again. */
export const dropAllWaiting = (db: Db, companyId: string, now: Date) =>
  db
    .deleteFrom('timed_snapshot_frame')
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .where('planned_at', '>', now);

export const beginAgain = (db: Db, companyId: string, now: Date) =>
  db.updateTable('timed_snapshot').set({ expanded_until: now }).where('company_id', '=', companyId);

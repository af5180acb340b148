import { AI_DEFAULTS } from '@rondo/domain/ai/ai-limit';
import type { Db } from '../../platform/db/company-db.ts';

const setting = (db: Db, companyId: string) =>
  db
    .selectFrom('ai_setting')
    .select(['is_on', 'threshold_percent', 'audit_percent', 'rev'])
    .where('company_id', '=', companyId);

/** What a company has that never set anything: AI checks are off. */
export async function settingOf(db: Db, companyId: string) {
  const found = await setting(db, companyId).executeTakeFirst();
  return {
    isOn: found?.is_on ?? false,
    thresholdPercent: found?.threshold_percent ?? AI_DEFAULTS.thresholdPercent,
    auditPercent: found?.audit_percent ?? AI_DEFAULTS.auditPercent,
    rev: found?.rev ?? 0,
  };
}

interface Saved {
  isOn: boolean;
  thresholdPercent: number;
  auditPercent: number;
  rev: number;
  at: Date;
}

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, companyId: string, { isOn, thresholdPercent, auditPercent, rev, at }: Saved) => {
  const values = { is_on: isOn, threshold_percent: thresholdPercent, audit_percent: auditPercent, updated_at: at };
  return db
    .insertInto('ai_setting')
    .values({ company_id: companyId, ...values, rev: 1 })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ ...values, rev: rev + 1 })
        .where('ai_setting.rev', '=', rev),
    )
    .returning('rev');
};

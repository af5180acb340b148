import type { ProcessPlan } from '@rondo/contract/process-plan';
import { DEFAULT_RECTIFICATION } from '@rondo/domain/rectification-setting';
import type { Db } from '../platform/db/company-db.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';

interface Settled {
  /** The template with a stricter process of its own. */
  templateId: string | undefined;
  /** Who looks at its results last. */
  lastReviewerId: string;
  at: Date;
}

const AREA: ProcessPlan['levels'][number] = { mode: 'any', who: { kind: 'area_manager' } };

/** The processes that the company has set: area managers review, one template goes on to somebody above them. */
export async function writeInspectSettings(
  db: Db,
  companyId: string,
  { templateId, lastReviewerId, at }: Settled,
): Promise<void> {
  const last: ProcessPlan['levels'][number] = { mode: 'any', who: { kind: 'members', memberIds: [lastReviewerId] } };
  const process = (mode: string, more: object) => ({
    ...{ company_id: companyId, id: idAt(at), mode, template_id: null, levels: [AREA], on_empty: 'administrators' },
    ...{ review_up_to: null, cc_ids: [], cc_role_ids: [], allows_override: true, created_at: at, updated_at: at },
    ...{ sign_off: false, reviewer_may_edit: true, sample_items: null, camera_only: true, cc_only_failed: false },
    after_rectifications: false,
    ...more,
  });
  await insertRows(db, 'process_setting', [
    process('on_site', { review_up_to: 'pass' }),
    process('self', {}),
    ...(templateId ? [process('on_site', { template_id: templateId, levels: [AREA, last] })] : []),
  ]);
  const { hoursNormal, hoursMajor, hoursRedLine, roundHours, repeatDays, autoCreate, allowsTransfer } =
    DEFAULT_RECTIFICATION;
  await insertRows(db, 'rectification_setting', [
    {
      ...{ company_id: companyId, hours_normal: hoursNormal, hours_major: hoursMajor, hours_red_line: hoursRedLine },
      ...{ round_hours: roundHours, repeat_days: repeatDays, auto_create: autoCreate, allows_transfer: allowsTransfer },
      ...{ rev: 1, updated_at: at },
    },
  ]);
}

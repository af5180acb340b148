import { type RectificationSetting, rectifierRules } from '@rondo/contract/inspect-setting';
import {
  AUTO_CREATE,
  DEFAULT_RECTIFICATION,
  DEFAULT_RECTIFIERS,
  type EscalationLevel,
} from '@rondo/domain/rectification-setting';
import type { Severity } from '@rondo/domain/scoring/template';
import { CLOCK_TYPES } from '@rondo/domain/work-clock';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './inspect-setting.queries.ts';

/** What the company's new rectifications are made with; where it has set nothing, the defaults of the product. */
export async function rectificationSettingOf(
  db: Db,
  companyId: string,
): Promise<RectificationSetting & { rev: number }> {
  const row = await q.rectification(db, companyId).executeTakeFirst();
  if (!row) return { ...DEFAULT_RECTIFICATION, ...DEFAULT_RECTIFIERS, rev: 0 };
  return {
    hoursNormal: row.hours_normal,
    hoursMajor: row.hours_major,
    hoursRedLine: row.hours_red_line,
    roundHours: row.round_hours,
    repeatDays: row.repeat_days,
    raisesRepeats: row.raises_repeats,
    autoCreate: AUTO_CREATE.find((one) => one === row.auto_create) ?? 'ask',
    allowsTransfer: row.allows_transfer,
    allowsExtension: row.allows_extension,
    allowsAppeal: row.allows_appeal,
    tellsOverdue: row.tells_overdue,
    areaManagerHours: row.area_manager_hours,
    headHours: row.head_hours,
    administratorHours: row.administrator_hours,
    reviewHours: row.review_hours,
    ...rectifierRules.parse({ handler: row.handler, reviewer: row.reviewer }),
    ccIds: row.cc_ids,
    ccRoleIds: row.cc_role_ids,
    minPhotos: row.min_photos,
    cameraOnly: row.camera_only,
    clock: CLOCK_TYPES.find((one) => one === row.clock) ?? DEFAULT_RECTIFICATION.clock,
    rev: row.rev,
  };
}

/** Since when each level has the hours that are set; `null`: always. */
export async function levelsSince(db: Db, companyId: string): Promise<Record<EscalationLevel, Date | null>> {
  const row = await q.rectification(db, companyId).executeTakeFirst();
  return {
    area_manager: row?.area_manager_since ?? null,
    head: row?.head_since ?? null,
    administrator: row?.administrator_since ?? null,
  };
}

/** The company's hours by severity. */
export const hoursBySeverity = (setting: RectificationSetting): Record<Severity, number> => ({
  normal: setting.hoursNormal,
  major: setting.hoursMajor,
  red_line: setting.hoursRedLine,
});

/** The hours by which problems that came back are raised; null: the company does not raise them. */
export const raisedHoursOf = (setting: RectificationSetting): Record<Severity, number> | null =>
  setting.raisesRepeats ? hoursBySeverity(setting) : null;

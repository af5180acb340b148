import type { CheckerRule, HandlerRule, RectificationSetting } from '@rondo/contract/inspect-setting';
import type { ProcessPlan, ReviewerRule } from '@rondo/contract/process-plan';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { roleName } from '@rondo/messages/role-name';
import { type AuditField, type Change, changesOf } from '../../platform/changes.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { peopleByIds } from '../people/index.ts';
import * as q from './inspect-setting.queries.ts';

/** How each part of a setting is told in the audit log. A part without words does not compile. */
type Words<T> = { [K in keyof T]: readonly [AuditField, (value: T[K]) => string] };

/** What is different, part by part; null: there was, or there is, no setting. */
function differences<T extends object>(words: Words<T>, before: T | null, after: T | null): Change[] {
  const pair = <K extends keyof T>(part: K) => {
    const [field, text] = words[part];
    const said = (setting: T | null) => (setting === null ? null : text(setting[part]));
    return [field, [said(before), said(after)]] as const;
  };
  return changesOf(Object.fromEntries((Object.keys(words) as (keyof T)[]).map(pair)));
}

/** Names of members and roles, in the language of whoever saves. */
interface Names {
  language: Language;
  people: (ids: readonly string[]) => string;
  roles: (ids: readonly string[]) => string;
}

export async function namesOf(
  db: Db,
  companyId: string,
  language: Language,
  { memberIds, roleIds }: { memberIds: readonly string[]; roleIds: readonly string[] },
): Promise<Names> {
  const [memberOf, roles] = await Promise.all([
    peopleByIds(db, companyId, memberIds),
    roleIds.length === 0 ? [] : q.rolesByIds(db, companyId, roleIds).execute(),
  ]);
  return {
    language,
    people: (ids) => ids.map((id) => memberOf(id)?.name ?? '').join(', '),
    roles: (ids) =>
      roles
        .filter(({ id }) => ids.includes(id))
        .map((role) => roleName(language, role))
        .join(', '),
  };
}

/** What is different between two settings of rectifications. */
export function rectificationChanges(names: Names, before: RectificationSetting, after: RectificationSetting) {
  const { language, people, roles } = names;
  const orOff = (hours: number | null) =>
    hours === null ? translate(language, 'inspectSetting.rect.off') : String(hours);
  const rule = (one: HandlerRule | CheckerRule) => {
    if (one.kind === 'members') return people(one.memberIds);
    if (one.kind === 'role') return roles([one.roleId]);
    return translate(language, `inspectSetting.rect.kinds.${one.kind}`);
  };
  const words: Words<RectificationSetting> = {
    hoursNormal: ['hoursNormal', String],
    hoursMajor: ['hoursMajor', String],
    hoursRedLine: ['hoursRedLine', String],
    roundHours: ['roundHours', String],
    repeatDays: ['repeatDays', String],
    raisesRepeats: ['raisesRepeats', yesNo(language)],
    autoCreate: ['auto_create', (value) => translate(language, `inspectSetting.rect.autos.${value}`)],
    allowsTransfer: ['allows_transfer', yesNo(language)],
    allowsExtension: ['allows_extension', yesNo(language)],
    allowsAppeal: ['allows_appeal', yesNo(language)],
    tellsOverdue: ['tellsOverdue', yesNo(language)],
    areaManagerHours: ['areaManagerHours', orOff],
    headHours: ['headHours', orOff],
    administratorHours: ['administratorHours', orOff],
    reviewHours: ['rectifyReviewHours', String],
    handler: ['rectifyHandler', rule],
    reviewer: ['rectifyReviewer', rule],
    ccIds: ['rectifyCc', people],
    ccRoleIds: ['rectifyCcRoles', roles],
    minPhotos: ['rectifyPhotos', String],
    cameraOnly: ['rectifyCamera', yesNo(language)],
    clock: ['rectifyClock', (value) => translate(language, `inspectSetting.rect.clocks.${value}`)],
  };
  return differences(words, before, after);
}

/** What is different between two default processes; null before: it is new, null after: it is removed. */
export function processChanges(names: Names, before: ProcessPlan | null, after: ProcessPlan | null): Change[] {
  const { language, people, roles } = names;
  const who = (one: ReviewerRule) => {
    if (one.kind === 'members') return people(one.memberIds);
    if (one.kind !== 'role') return translate(language, `inspectSetting.form.kinds.${one.kind}`);
    return translate(language, 'inspectSetting.words.role', { role: roles([one.roleId]) });
  };
  const levels = (value: ProcessPlan['levels']) =>
    value
      .map((one, at) =>
        translate(language, 'inspectSetting.words.level', {
          ...{ level: at + 1, who: who(one.who), mode: translate(language, `task.review.modes.${one.mode}`) },
        }),
      )
      .join(' ') || translate(language, 'inspectSetting.words.noReview');
  const upTo = (level: NonNullable<ProcessPlan['reviewUpTo']>) =>
    translate(language, 'inspectSetting.form.upTo', { level: translate(language, `state.level.${level}`) });
  const words: Words<ProcessPlan> = {
    levels: ['processLevels', levels],
    onEmpty: ['processOnEmpty', (value) => translate(language, `inspectSetting.form.empty.${value}`)],
    reviewUpTo: [
      'processCondition',
      (value) => (value === null ? translate(language, 'inspectSetting.form.always') : upTo(value)),
    ],
    ccIds: ['processCc', people],
    ccRoleIds: ['processCcRoles', roles],
    allowsOverride: ['processOverride', yesNo(language)],
    signOff: ['processSignOff', yesNo(language)],
    reviewerMayEdit: ['processMayEdit', yesNo(language)],
    ccOnlyFailed: ['processCcFailed', yesNo(language)],
    afterRectifications: ['processAfterRectifications', yesNo(language)],
    deadlineClock: ['processDeadlineClock', (value) => translate(language, `inspectSetting.rect.clocks.${value}`)],
    cameraOnly: ['processCamera', yesNo(language)],
    reviewHours: ['processReviewHours', String],
    autoApproves: ['processAutoApproves', yesNo(language)],
    sampleItems: ['processSample', (value) => (value === null ? '' : String(value))],
  };
  return differences(words, before, after);
}

const yesNo = (language: Language) => (value: boolean) => translate(language, value ? 'ui.yes' : 'ui.no');

import type { aiRuleApi } from '@rondo/contract/ai-rule';
import { type AiRuleDetail, aiRuleFields } from '@rondo/contract/ai-rule-shapes';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { AI_DEFAULTS, AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { type AiKind, aiKind } from '@rondo/domain/ai/kinds';
import { areasFault } from '@rondo/domain/ai-rule';
import type { Point } from '@rondo/domain/detection';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

type Sent = Omit<Input<typeof aiRuleApi.edit>, 'id' | 'rev'>;

/** A rule as it is being typed: what belongs to another choice is kept while somebody looks around. */
export interface Draft {
  name: string;
  kind: AiKind;
  eventName: string;
  content: string;
  yesPhotos: FileRef[];
  noPhotos: FileRef[];
  strictness: AiRuleDetail['strictness'];
  shopIds: string[];
  groupIds: string[];
  tags: string[];
  cameras: AiRuleDetail['cameras'];
  cameraIds: string[];
  areas: { cameraId: string; areas: Point[][] }[];
  timesKind: AiRuleDetail['times']['kind'];
  fixed: string[];
  minutes: number;
  hours: AiRuleDetail['hours'];
  startOn: string;
  endOn: string;
  confidencePercent: number;
  lastsKind: AiRuleDetail['persistence']['kind'];
  seconds: number;
  hits: number;
  of: number;
  minSize: number;
  coolDownMinutes: number;
  maxPerDay: number;
  people: number;
  sensitivity: number;
  handling: AiRuleDetail['handling'];
  handlerIds: string[];
  reviewerIds: string[];
  notifyIds: string[];
  limitHours: number;
}

const FRAMES = { hits: 2, of: 3 };
const EVERY = 10;
const idsOf = (people: readonly { id: string }[] = []): string[] => people.map(({ id }) => id);

/** What a built-in kind begins with: its name, its question, the hours it makes sense in. */
export const kindDefaults = (kind: AiKind, t: Translate) => ({
  kind,
  eventName: kind === 'custom' ? '' : t(`aiRule.kind.${kind}`).slice(0, 20),
  content: kind === 'custom' ? '' : t(`aiRule.content.${kind}`),
  hours: aiKind(kind).hours,
});

export const draftOf = (rule: AiRuleDetail | undefined, today: string, t: Translate): Draft => ({
  name: rule?.name ?? '',
  ...(rule
    ? { kind: rule.kind, eventName: rule.eventName, content: rule.content, hours: rule.hours }
    : kindDefaults('nobody_at_counter', t)),
  ...{ yesPhotos: rule?.yesPhotos ?? [], noPhotos: rule?.noPhotos ?? [] },
  strictness: rule?.strictness ?? AI_DEFAULTS.strictness,
  ...{ shopIds: rule?.shopIds ?? [], groupIds: idsOf(rule?.groups), tags: rule?.tags ?? [] },
  ...{ cameras: rule?.cameras ?? 'suitable', cameraIds: rule?.cameraIds ?? [], areas: rule?.areas ?? [] },
  timesKind: rule?.times.kind ?? 'continuous',
  fixed: rule?.times.kind === 'fixed' ? rule.times.times : ['09:00'],
  minutes: rule?.times.kind === 'every' ? rule.times.minutes : EVERY,
  ...{ startOn: rule?.startOn ?? today, endOn: rule?.endOn ?? '' },
  confidencePercent: rule?.confidencePercent ?? AI_DEFAULTS.confidencePercent,
  lastsKind: rule?.persistence.kind ?? 'seconds',
  seconds: rule?.persistence.kind === 'seconds' ? rule.persistence.seconds : AI_DEFAULTS.persistSeconds,
  hits: rule?.persistence.kind === 'frames' ? rule.persistence.hits : FRAMES.hits,
  of: rule?.persistence.kind === 'frames' ? rule.persistence.of : FRAMES.of,
  minSize: rule?.minSize ?? AI_DEFAULTS.minSize,
  coolDownMinutes: rule?.coolDownMinutes ?? AI_DEFAULTS.coolDownMinutes,
  maxPerDay: rule?.maxPerDay ?? AI_DEFAULTS.maxPerDay,
  people: rule?.people ?? AI_DEFAULTS.people,
  sensitivity: rule?.sensitivity ?? AI_DEFAULTS.sensitivity,
  handling: rule?.handling ?? 'review',
  ...{ handlerIds: idsOf(rule?.handlers), reviewerIds: idsOf(rule?.reviewers), notifyIds: idsOf(rule?.notified) },
  limitHours: rule?.limitHours ?? AI_DEFAULTS.limitHours,
});

function timesOf({ timesKind, fixed, minutes }: Draft): Sent['times'] {
  if (timesKind === 'fixed') return { kind: timesKind, times: [...new Set(fixed.filter((time) => time !== ''))] };
  return timesKind === 'every' ? { kind: timesKind, minutes } : { kind: timesKind };
}

/** The rule as it is sent. */
export function sentOf(draft: Draft): Sent {
  const { timesKind: _times, fixed: _fixed, minutes: _minutes, lastsKind, seconds, hits, of, ...typed } = draft;
  const { yesPhotos, noPhotos, ...plain } = typed;
  return {
    ...{ ...plain, yesPhotoIds: idsOf(yesPhotos), noPhotoIds: idsOf(noPhotos) },
    cameraIds: draft.cameras === 'chosen' ? draft.cameraIds : [],
    areas: draft.areas
      .map((one) => ({ ...one, areas: one.areas.filter((area) => area.length > 0) }))
      .filter((one) => one.areas.length > 0),
    times: timesOf(draft),
    persistence: lastsKind === 'seconds' ? { kind: lastsKind, seconds } : { kind: lastsKind, hits, of },
    endOn: draft.endOn || null,
    ...(draft.handling === 'rectify' ? {} : { handlerIds: [], reviewerIds: [] }),
  };
}

/** What is wrong before anything is sent: the same rules as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const faults: Faults = {};
  const sent = sentOf(draft);
  if (!aiRuleFields.name.safeParse(draft.name).success) faults.name = t('aiRule.form.nameNeeded');
  if (!aiRuleFields.eventName.safeParse(draft.eventName).success) faults.eventName = t('aiRule.form.eventNeeded');
  if (!aiRuleFields.content.safeParse(draft.content).success) faults.content = t('aiRule.form.contentNeeded');
  if (draft.yesPhotos.length + draft.noPhotos.length > AI_LIMIT.samples)
    faults.noPhotoIds = t('aiRule.samplesTooMany', { max: AI_LIMIT.samples });
  if (draft.shopIds.length + draft.groupIds.length + draft.tags.length === 0)
    faults.shopIds = t('aiRule.form.shopsNeeded');
  if (draft.cameras === 'chosen' && draft.cameraIds.length === 0) faults.cameraIds = t('aiRule.form.camerasNeeded');
  if (!aiRuleFields.times.safeParse(sent.times).success) faults.times = t('aiRule.form.timesNeeded');
  if (draft.startOn === '') faults.startOn = t('aiRule.form.startNeeded');
  if (draft.endOn !== '' && draft.endOn < draft.startOn) faults.endOn = t('rule.end_before_start');
  if ((sent.areas ?? []).some((one) => areasFault(one.areas))) faults.areas = t('aiRule.form.areasWrong');
  if (draft.handling === 'rectify' && draft.handlerIds.length === 0)
    faults.handlerIds = t('aiRule.form.handlersNeeded');
  return faults;
}

import { useFormat } from '../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../shared/i18n.tsx';
import type { CompareField } from '../../shared/ui/form/conflict/merge.ts';
import { type Draft, sentOf } from './rule-draft.ts';
import { useRuleNames } from './use-rule-names.ts';
import { alarmWords, noonOf, timesWords } from './words.ts';

const field = (keys: (keyof Draft)[], label: string, words: CompareField<Draft>['words']) => ({ keys, label, words });

/**
 * Every field of a rule, to compare what two people made of it: a field that is missing here would be saved as the second one
 * left it. `drafts`: those whose names may be shown.
 */
export function useConflictFields(isNeeded: boolean, drafts: readonly Draft[]): CompareField<Draft>[] {
  const t = useT();
  const format = useFormat();
  const { list } = format;
  const dayOf = (day: string): string => (day === '' ? '—' : format.day(noonOf(day)));
  const names = useRuleNames(isNeeded, drafts);
  /** Each camera with how many areas it has; those that are as many and lie elsewhere say so. */
  const areasOf = ({ areas }: Draft, other: Draft): string => {
    const lines = areas
      .filter((one) => one.areas.length > 0)
      .map(({ cameraId, areas: drawn }) => {
        const there = other.areas.find((one) => one.cameraId === cameraId)?.areas ?? [];
        const isElsewhere = there.length === drawn.length && JSON.stringify(there) !== JSON.stringify(drawn);
        const text = { camera: names.cameras([cameraId]), count: drawn.length };
        return t(isElsewhere ? 'aiRule.compare.areasElsewhere' : 'aiRule.compare.areas', text);
      });
    return list(lines) || t('aiRule.compare.noAreas');
  };
  return [
    ...whatFields(t),
    field(['shopIds'], t('aiRule.field.shops'), ({ shopIds }) => names.shops(shopIds)),
    field(['groupIds'], t('aiRule.field.groups'), ({ groupIds }) => names.groups(groupIds)),
    field(['tags'], t('aiRule.field.tags'), ({ tags }) => list(tags) || '—'),
    field(['cameras', 'cameraIds'], t('aiRule.field.cameras'), ({ cameras, cameraIds }) =>
      cameras === 'chosen' ? names.cameras(cameraIds) : t(`aiRule.cameras.${cameras}`),
    ),
    field(['areas'], t('aiRule.field.areas'), areasOf),
    field(['timesKind', 'fixed', 'minutes', 'hours'], t('aiRule.field.times'), (draft) =>
      timesWords(t, list, { times: sentOf(draft).times, hours: draft.hours }),
    ),
    field(['startOn', 'endOn'], t('aiRule.field.validity'), ({ startOn, endOn }) =>
      endOn === ''
        ? t('aiRule.compare.from', { from: dayOf(startOn) })
        : t('aiRule.compare.span', { from: dayOf(startOn), to: dayOf(endOn) }),
    ),
    field(
      ['confidencePercent', 'lastsKind', 'seconds', 'hits', 'of', 'coolDownMinutes', 'maxPerDay'],
      t('aiRule.field.alarm'),
      (draft) => alarmWords(t, list, { ...draft, persistence: sentOf(draft).persistence }),
    ),
    field(['minSize'], t('aiRule.field.minSize'), ({ minSize }) => String(minSize)),
    field(['people'], t('aiRule.field.people'), ({ people: least }) => String(least)),
    field(['sensitivity'], t('aiRule.field.sensitivity'), ({ sensitivity }) => String(sensitivity)),
    field(['handling'], t('aiRule.field.handling'), ({ handling }) => t(`aiRule.handling.${handling}`)),
    field(['handlerIds'], t('aiRule.field.handlers'), ({ handlerIds }) => names.people(handlerIds)),
    field(['reviewerIds'], t('aiRule.field.reviewers'), ({ reviewerIds }) => names.people(reviewerIds)),
    field(['notifyIds'], t('aiRule.field.notified'), ({ notifyIds }) => names.people(notifyIds)),
    field(['limitHours'], t('aiRule.field.limitHours'), ({ limitHours }) => String(limitHours)),
  ];
}

/** What it looks for. */
function whatFields(t: Translate): CompareField<Draft>[] {
  return [
    field(['name'], t('aiRule.field.name'), ({ name }) => name),
    field(['kind'], t('aiRule.field.kind'), ({ kind }) => t(`aiRule.kind.${kind}`)),
    field(['eventName'], t('aiRule.field.eventName'), ({ eventName }) => eventName),
    field(['content'], t('aiRule.field.content'), ({ content }) => content),
    field(['yesPhotos', 'noPhotos'], t('aiRule.compare.samples'), ({ yesPhotos, noPhotos }) =>
      t('aiRule.sampleCount', { yes: yesPhotos.length, no: noPhotos.length }),
    ),
    field(['strictness'], t('aiRule.field.strictness'), ({ strictness }) => t(`aiRule.strictness.${strictness}`)),
  ];
}

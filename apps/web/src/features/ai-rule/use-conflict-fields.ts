import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import type { CompareField } from '../../shared/ui/form/conflict/merge.ts';
import { usePickablePeople } from '../task/index.ts';
import { type Draft, sentOf } from './rule-draft.ts';
import { alarmWords, timesWords } from './words.ts';

/**
 * Every field of a rule, to compare what two people made of it: a field that is missing here would be saved as the second one
 * left it. `peopleIds`: whose names may be shown; they are asked for when they are needed.
 */
export function useConflictFields(isNeeded: boolean, peopleIds: readonly string[]): CompareField<Draft>[] {
  const t = useT();
  const { list } = useFormat();
  const people = usePickablePeople({ ids: peopleIds }, isNeeded && peopleIds.length > 0);
  const names = (ids: readonly string[]): string =>
    list(people.list.filter(({ id }) => ids.includes(id)).map(({ name }) => name)) || '—';
  const field = (keys: (keyof Draft)[], label: string, words: (draft: Draft) => string) => ({ keys, label, words });
  return [
    field(['name'], t('aiRule.field.name'), ({ name }) => name),
    field(['kind'], t('aiRule.field.kind'), ({ kind }) => t(`aiRule.kind.${kind}`)),
    field(['eventName'], t('aiRule.field.eventName'), ({ eventName }) => eventName),
    field(['content'], t('aiRule.field.content'), ({ content }) => content),
    field(['shopIds'], t('aiRule.field.shops'), ({ shopIds }) => t('aiRule.shopCount', { count: shopIds.length })),
    field(['groupIds'], t('aiRule.field.groups'), ({ groupIds }) => String(groupIds.length)),
    field(['tags'], t('aiRule.field.tags'), ({ tags }) => list(tags) || '—'),
    field(['cameras', 'cameraIds'], t('aiRule.field.cameras'), ({ cameras, cameraIds }) =>
      cameras === 'chosen' ? t('aiRule.cameraCount', { count: cameraIds.length }) : t(`aiRule.cameras.${cameras}`),
    ),
    field(['areas'], t('aiRule.field.areas'), ({ areas }) =>
      t('aiRule.areaCount', { cameras: areas.length, count: areas.flatMap((one) => one.areas).length }),
    ),
    field(['timesKind', 'fixed', 'minutes', 'hours'], t('aiRule.field.times'), (draft) =>
      timesWords(t, list, { times: sentOf(draft).times, hours: draft.hours }),
    ),
    field(['startOn', 'endOn'], t('aiRule.field.validity'), ({ startOn, endOn }) => `${startOn} – ${endOn}`),
    field(
      ['confidencePercent', 'lastsKind', 'seconds', 'hits', 'of', 'coolDownMinutes', 'maxPerDay'],
      t('aiRule.field.alarm'),
      (draft) => alarmWords(t, list, { ...draft, persistence: sentOf(draft).persistence }),
    ),
    field(['minSize'], t('aiRule.field.minSize'), ({ minSize }) => String(minSize)),
    field(['people'], t('aiRule.field.people'), ({ people: least }) => String(least)),
    field(['sensitivity'], t('aiRule.field.sensitivity'), ({ sensitivity }) => String(sensitivity)),
    field(['handling'], t('aiRule.field.handling'), ({ handling }) => t(`aiRule.handling.${handling}`)),
    field(['handlerIds'], t('aiRule.field.handlers'), ({ handlerIds }) => names(handlerIds)),
    field(['reviewerIds'], t('aiRule.field.reviewers'), ({ reviewerIds }) => names(reviewerIds)),
    field(['notifyIds'], t('aiRule.field.notified'), ({ notifyIds }) => names(notifyIds)),
    field(['limitHours'], t('aiRule.field.limitHours'), ({ limitHours }) => String(limitHours)),
  ];
}

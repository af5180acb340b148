import type { CycleDetail } from '@rondo/contract/cycle';
import type { CycleSchedule } from '@rondo/contract/cycle-schedule';
import { DocumentList } from '../../../shared/document/document-list.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { GivenPhotos } from '../../../shared/photo/given-photos.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { noonOf, useScheduleWords } from '../schedule-words.ts';

/** How a cycle is set. */
export function CycleFacts({ cycle }: { cycle: CycleDetail }) {
  const t = useT();
  const format = useFormat();
  const scheduleWords = useScheduleWords();
  const period = usePeriod();
  const { schedule, executor, executorNames, groups, shopIds, excludedIds, reviewers, ccs } = cycle;
  const term = schedule.term;
  const names = format.list(ccs.map((p) => p.name));
  const copies =
    cycle.ccOnlyFailed === null
      ? t('cycle.facts.ccsAsPreset', { names })
      : cycle.ccOnlyFailed
        ? t('inspectSetting.words.ccOnlyFailed', { names })
        : names;
  const days = term.kind === 'days' ? term.days : 0;
  const who = [
    t(`cycle.executors.${executor.kind}`),
    ...executorNames,
    ...(executor.kind === 'manager' ? [] : [t(`cycle.hows.${executor.how}`)]),
  ];
  const items: (Fact | false)[] = [
    { label: t('cycle.facts.when'), value: scheduleWords(schedule) },
    { label: t('cycle.facts.period'), value: period(schedule) },
    {
      label: t('cycle.facts.term'),
      value:
        term.kind !== 'days'
          ? t(term.kind === 'hours' ? 'cycle.facts.hours' : 'cycle.facts.openHours', { count: term.hours })
          : days === 0
            ? t('cycle.facts.sameDay')
            : t('cycle.facts.days', { count: days }),
    },
    { label: t('cycle.facts.policy'), value: t(`cycle.facts.policies.${cycle.deadlinePolicy}`) },
    { label: t('cycle.facts.skip'), value: t(cycle.skipsDaysOff ? 'cycle.facts.skipped' : 'cycle.facts.notSkipped') },
    {
      label: t('cycle.facts.holidays'),
      value: t(cycle.skipsHolidays ? 'cycle.facts.skipped' : 'cycle.facts.notSkipped'),
    },
    { label: t('cycle.template'), value: format.list(cycle.templates.map(({ name }) => name)) },
    { label: t('cycle.mode'), value: t(`state.mode.${cycle.mode}`) },
    { label: t('cycle.shops'), value: t('cycle.shopCount', { count: cycle.shops }) },
    groups.length > 0 && { label: t('cycle.facts.groups'), value: format.list(groups.map(({ name }) => name)) },
    shopIds.length > 0 && { label: t('cycle.facts.single'), value: t('cycle.shopCount', { count: shopIds.length }) },
    excludedIds.length > 0 && {
      label: t('cycle.facts.excluded'),
      value: t('cycle.shopCount', { count: excludedIds.length }),
    },
    { label: t('cycle.executor'), value: who.join(' · ') },
    reviewers.length > 0 && { label: t('cycle.facts.reviewers'), value: <ReviewWords cycle={cycle} /> },
    cycle.process === 'default' && { label: t('cycle.facts.reviewers'), value: t('cycle.facts.byDefault') },
    cycle.afterRectifications !== null && {
      label: t('inspectSetting.words.afterRectifications'),
      value: t(cycle.afterRectifications ? 'inspectSetting.words.afterThem' : 'inspectSetting.words.notAfterThem'),
    },
    ccs.length > 0 && { label: t('cycle.facts.ccs'), value: copies },
    { label: t('cycle.owner'), value: <Person name={cycle.owner.name} /> },
    { label: t('cycle.created'), value: format.dateTime(cycle.createdAt) },
    cycle.description !== '' && {
      label: t('cycle.facts.description'),
      value: <span className="cycle-note">{cycle.description}</span>,
      isWide: true,
    },
    cycle.photos.length > 0 && {
      label: t('task.wizard.photos'),
      value: <GivenPhotos files={cycle.photos} />,
      isWide: true,
    },
    cycle.documents.length > 0 && {
      label: t('ui.attachment.list'),
      value: <DocumentList label={t('ui.attachment.list')} documents={cycle.documents} />,
      isWide: true,
    },
  ];
  return <Facts items={items.filter((item) => item !== false)} />;
}

/** Who reviews, level by level where there are several or where it is not any one of them. */
function ReviewWords({ cycle: { reviewLevels, reviewers } }: { cycle: CycleDetail }) {
  const t = useT();
  const format = useFormat();
  const [first] = reviewLevels;
  if (reviewLevels.length <= 1 && first?.mode !== 'all' && first?.mode !== 'sequence')
    return format.list(reviewers.map((p) => p.name));
  return reviewLevels.map(({ mode, memberIds }, at) => {
    const names = reviewers.filter(({ id }) => memberIds.includes(id)).map((p) => p.name);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
      <div key={at}>
        {t('task.review.level', { level: at + 1 })} · {format.list(names)} · {t(`task.review.modes.${mode}`)}
      </div>
    );
  });
}

function usePeriod(): (schedule: CycleSchedule) => string {
  const t = useT();
  const format = useFormat();
  const day = (date: string) => format.day(noonOf(date));
  return ({ startOn, endOn, times }) => {
    const from = day(startOn);
    if (times !== null) return t('cycle.facts.times', { from, count: times });
    return endOn === null ? t('cycle.facts.from', { from }) : t('cycle.facts.fromTo', { from, to: day(endOn) });
  };
}

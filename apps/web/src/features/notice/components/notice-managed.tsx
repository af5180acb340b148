import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import type { NoticeTaskSet, ReaderSet } from '@rondo/domain/notice';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { ReadersDialog } from './readers-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { TasksDialog } from './tasks-dialog.tsx';

type Managed = NonNullable<NoticeDetail['managed']>;
interface Props {
  notice: NoticeDetail;
  managed: Managed;
}

/** What its sender sees beside the text: who has read it, whom it goes to, what happened to it. */
export function NoticeManaged({ notice, managed }: Props) {
  const t = useT();
  return (
    <>
      {managed.counts && <Readership notice={notice} managed={managed} counts={managed.counts} />}
      {managed.tasks && <Tasks id={notice.id} tasks={managed.tasks} />}
      <DrawerSection>
        <NoticeFacts notice={notice} managed={managed} />
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={managed.history} looks={LOOKS} actOf={(event) => t(`notice.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** The numbers, each of which opens its people. */
function Readership({ notice, managed, counts }: Props & { counts: NonNullable<Managed['counts']> }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState<ReaderSet | null>(null);
  const [isReport, setReport] = useState(false);
  const numbers: [ReaderSet, number][] = [
    ['all', counts.all],
    ['read', counts.read],
    ['unread', counts.all - counts.read],
    ...(notice.importance === 'acknowledge'
      ? ([
          ['acknowledged', counts.acknowledged],
          ['unacknowledged', counts.all - counts.acknowledged],
        ] satisfies [ReaderSet, number][])
      : []),
    ...(notice.hasQuiz
      ? ([
          ['understood', counts.understood],
          ['not_understood', counts.all - counts.understood],
        ] satisfies [ReaderSet, number][])
      : []),
    ...(counts.held > 0 ? ([['held', counts.held]] satisfies [ReaderSet, number][]) : []),
  ];
  const { count, lastAt, nextAt } = managed.reminders;
  const isLater = nextAt !== null && !notice.can.remind && notice.state === 'sent';
  return (
    <DrawerSection title={t('notice.detail.readership')}>
      <div className="notice-numbers">
        {numbers.map(([set, value]) => (
          <button key={set} type="button" className="notice-number" onClick={() => setOpen(set)}>
            <span className="meta">{t(`notice.readers.set.${set}`)}</span>
            <strong className="num">{format.count(value)}</strong>
          </button>
        ))}
      </div>
      <p className="meta notice-reminded">
        {count === 0
          ? t('notice.detail.noReminder')
          : t('notice.detail.reminders', { count, time: format.dateTime(lastAt) })}
        {isLater && ` · ${t('notice.detail.remindFrom', { time: format.dateTime(nextAt) })}`}
      </p>
      <Button onPress={() => setReport(true)}>{t('notice.report.open')}</Button>
      {open && <ReadersDialog notice={notice} start={open} onClose={() => setOpen(null)} />}
      {isReport && <ReportDialog notice={notice} onClose={() => setReport(false)} />}
    </DrawerSection>
  );
}

/** How far its task is; each number opens its tasks. */
function Tasks({ id, tasks }: { id: string; tasks: NonNullable<Managed['tasks']> }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState<NoticeTaskSet | null>(null);
  const numbers = [
    { set: 'all', label: t('notice.report.tasks'), value: tasks.all },
    { set: 'done', label: t('notice.report.done'), value: tasks.done },
    { set: 'passed', label: t('notice.report.passed'), value: tasks.passed },
  ] as const;
  return (
    <DrawerSection title={t('notice.report.funnel')}>
      <div className="notice-numbers">
        {numbers.map(({ set, label, value }) => (
          <button key={set} type="button" className="notice-number" onClick={() => setOpen(set)}>
            <span className="meta">{label}</span>
            <strong className="num">{format.count(value)}</strong>
          </button>
        ))}
      </div>
      {open && <TasksDialog id={id} start={open} onClose={() => setOpen(null)} />}
    </DrawerSection>
  );
}

function NoticeFacts({ notice, managed }: Props) {
  const t = useT();
  const format = useFormat();
  const { audience, method, sendAt, pinnedUntil, withLaterJoiners, quiz, task } = managed;
  const { departments, roles, shops, members, excluded } = audience;
  const names = (people: readonly { name: string }[]) => format.list(people.map(({ name }) => name));
  const to = audience.isAll ? t('notice.detail.everybody') : names([...departments, ...roles, ...shops, ...members]);
  const without = excluded.length > 0 ? t('notice.detail.without', { names: names(excluded) }) : '';
  return (
    <Facts
      items={[
        {
          label: t('notice.detail.to'),
          value: [to, without].filter(Boolean).join(' · ') || t('ui.noValue'),
          isWide: true,
        },
        { label: t('notice.importanceLabel'), value: t(`notice.importance.${notice.importance}`) },
        { label: t('notice.methodLabel'), value: t(`notice.method.${method}`) },
        ...(sendAt ? [{ label: t('notice.field.sendAt'), value: format.dateTime(sendAt) }] : []),
        ...(pinnedUntil ? [{ label: t('notice.field.pinnedUntil'), value: format.dateTime(pinnedUntil) }] : []),
        ...(notice.expiresAt ? [{ label: t('notice.field.expiresAt'), value: format.dateTime(notice.expiresAt) }] : []),
        ...(notice.isEmergency ? [{ label: t('notice.emergency.label'), value: t('ui.yes') }] : []),
        ...(quiz
          ? [{ label: t('notice.quiz.part'), value: format.list(quiz.questions.map(({ text }) => text)), isWide: true }]
          : []),
        ...(task
          ? [
              {
                ...{ label: t('notice.task.part'), isWide: true },
                value: [task.name, t('notice.task.due', { count: task.days })].join(' · '),
              },
            ]
          : []),
        ...(withLaterJoiners ? [{ label: t('notice.field.withLaterJoiners'), value: t('ui.yes') }] : []),
      ]}
    />
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  copied: 'initiated',
  publish: 'handled',
  schedule: 'pending',
  due: 'handled',
  empty: 'rejected',
  ask: 'pending',
  approve: 'handled',
  refuse: 'rejected',
  comment_removed: 'closed',
  cancel: 'closed',
  recall: 'closed',
  reminded: 'handled',
  transfer: 'initiated',
  deleted: 'closed',
  restored: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;

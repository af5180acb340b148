import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import type { ReaderSet } from '@rondo/domain/notice';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { ReadersDialog } from './readers-dialog.tsx';

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
  const isAsked = notice.importance === 'acknowledge';
  const numbers: [ReaderSet, number][] = [
    ['all', counts.all],
    ['read', counts.read],
    ['unread', counts.all - counts.read],
    ...(isAsked
      ? ([
          ['acknowledged', counts.acknowledged],
          ['unacknowledged', counts.all - counts.acknowledged],
        ] satisfies [ReaderSet, number][])
      : []),
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
      {open && <ReadersDialog id={notice.id} start={open} isAsked={isAsked} onClose={() => setOpen(null)} />}
    </DrawerSection>
  );
}

function NoticeFacts({ notice, managed }: Props) {
  const t = useT();
  const format = useFormat();
  const { audience, method, sendAt, pinnedUntil, withLaterJoiners } = managed;
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
  cancel: 'closed',
  recall: 'closed',
  reminded: 'handled',
  transfer: 'initiated',
  deleted: 'closed',
  restored: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;

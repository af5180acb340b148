import { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { hasActs, NoticeActs } from './notice-acts.tsx';
import { NoticeCheck } from './notice-check.tsx';
import { NoticeComments } from './notice-comments.tsx';
import { NoticeManaged } from './notice-managed.tsx';
import { NoticeText } from './notice-text.tsx';
import { useReading } from './use-reading.ts';
import './notice.css';

/** One announcement: what it says; for whoever manages it also whom it went to and who has read it. */
export default function NoticeDrawer(row: OpenRowProps) {
  const t = useT();
  const { id, onClose } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(noticeApi.get, { id }, { part: true })}
      noun={t('notice.noun')}
      titleOf={({ title }) => title}
      numberOf={({ number }) => number}
      footer={(notice) => hasActs(notice) && <NoticeActs key={id} notice={notice} onGone={onClose} />}
    >
      {(notice) => <Body key={id} notice={notice} />}
    </ObjectDrawer>
  );
}

function Body({ notice }: { notice: NoticeDetail }) {
  const t = useT();
  const format = useFormat();
  const { title, state, content, files, documents, films, author, sentAt, recalled, managed } = notice;
  const { expiresAt, isExpired, check, comments } = notice;
  useReading(notice);
  const when = [
    notice.isEmergency ? t('notice.emergencyTag') : '',
    t(`notice.category.${notice.category}`),
    author.name,
    sentAt && format.dateTime(sentAt),
  ];
  return (
    <>
      <DrawerHead
        pills={managed && <StatePill object="notice" state={state} />}
        title={title}
        place={when.filter(Boolean).join(' · ')}
      />
      {recalled && <Banner tone="mute">{t('notice.detail.recalled', { reason: recalled.reason })}</Banner>}
      {managed?.wasEmpty && <Banner tone="warn">{t('notice.detail.empty')}</Banner>}
      {managed?.asked && (
        <Banner tone="warn">
          {t('notice.emergency.asked', { name: managed.asked.by.name, time: format.dateTime(managed.asked.at) })}
        </Banner>
      )}
      {managed?.refusal && (
        <Banner tone="warn">
          {t('notice.emergency.refused', { name: managed.refusal.by.name, reason: managed.refusal.reason })}
        </Banner>
      )}
      {isExpired && <Banner tone="mute">{t('notice.detail.expired', { time: format.dateTime(expiresAt) })}</Banner>}
      <DrawerSection>
        {content === null ? (
          <p className="meta">{t('notice.detail.recalledFor')}</p>
        ) : (
          <NoticeText content={content} files={files} documents={documents} films={films} />
        )}
      </DrawerSection>
      {check && (
        <DrawerSection title={t('notice.check.title')}>
          <NoticeCheck notice={notice} check={check} />
        </DrawerSection>
      )}
      {managed && <NoticeManaged notice={notice} managed={managed} />}
      {comments !== null && <NoticeComments notice={notice} count={comments} />}
    </>
  );
}

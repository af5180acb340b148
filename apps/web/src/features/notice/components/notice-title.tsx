import type { ReceivedNotice } from '@rondo/contract/notice-received';
import type { ManagedNotice } from '@rondo/contract/notice-shapes';
import { Paperclip, Pin } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import './notice.css';

/** The title in a list: what is unread stands out, what is pinned or carries files says so. */
export function NoticeTitle({ row }: { row: ManagedNotice | ReceivedNotice }) {
  const t = useT();
  const isUnread = 'readAt' in row && row.readAt === null && row.state === 'sent';
  return (
    <span className={isUnread ? 'notice-unread' : undefined}>
      {isUnread && <span className="notice-dot" role="img" aria-label={t('notice.unread')} />}
      {row.isPinned && <Pin size={14} strokeWidth={1.75} aria-label={t('notice.pinned')} />}{' '}
      {row.state === 'withdrawn' && 'readAt' in row ? `${t('state.notice.withdrawn')} · ${row.title}` : row.title}{' '}
      {'hasAttachments' in row && row.hasAttachments && (
        <Paperclip size={14} strokeWidth={1.75} aria-label={t('notice.attachments')} />
      )}
    </span>
  );
}

import type { Message } from '@rondo/contract/message';
import { Check, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { categoryIcon } from './category-icon.ts';

interface Acts {
  onOpen: (message: Message) => void;
  onRead: (message: Message) => void;
  onRemove: (message: Message) => void;
}

const openLabel = {
  task: 'message.openTask',
  rectification: 'message.openRectification',
  record: 'message.openRecord',
} as const;

/** Messages, newest first. */
export function MessageList({ messages, ...acts }: Acts & { messages: readonly Message[] }) {
  const t = useT();
  return (
    <ul className="message-list" aria-label={t('message.title')}>
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} {...acts} />
      ))}
    </ul>
  );
}

function MessageRow({ message, onOpen, onRead, onRemove }: Acts & { message: Message }) {
  const t = useT();
  const { ago, dateTimeFull } = useFormat();
  const { category, title, body, reason, shopName, createdAt, readAt, objectKind, objectId, page } = message;
  const Icon = categoryIcon[category];
  const isUnread = readAt === null;
  const to = objectKind && objectId ? objectLink(objectKind, objectId) : page;
  return (
    <li className="message-row" data-unread={isUnread}>
      <span className="message-icon" title={t(`message.category.${category}`)}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="message-text">
        <p className="message-title">
          {isUnread && (
            <span className="message-dot">
              <span className="visually-hidden">{t('message.unread')}</span>
            </span>
          )}
          {to ? (
            <Link to={to} onClick={() => isUnread && onRead(message)}>
              {title}
            </Link>
          ) : (
            <button type="button" className="message-plain" onClick={() => onOpen(message)}>
              {title}
            </button>
          )}
        </p>
        <p className="message-body">{body}</p>
        <p className="meta">
          {shopName && <>{shopName} · </>}
          <time dateTime={createdAt} title={dateTimeFull(createdAt)}>
            {ago(createdAt)}
          </time>
          {reason && <> · {reason}</>}
        </p>
      </div>
      <div className="message-acts">
        {objectKind && objectId && (
          <button type="button" className="button" onClick={() => onOpen(message)}>
            {t(openLabel[objectKind])}
          </button>
        )}
        {!objectKind && page && (
          <Link to={page} className="button" onClick={() => isUnread && onRead(message)}>
            {t('ui.view')}
          </Link>
        )}
        {isUnread && (
          <button
            type="button"
            className="quiet"
            aria-label={`${t('message.markRead')}: ${title}`}
            title={t('message.markRead')}
            onClick={() => onRead(message)}
          >
            <Check size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="quiet"
          aria-label={t('message.removeNamed', { title })}
          title={t('message.remove')}
          onClick={() => onRemove(message)}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </li>
  );
}

import type { Message } from '@rondo/contract/message-live';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { categoryIcon } from './category-icon.ts';
import { type MessageActs, MessageMenu } from './message-menu.tsx';
import { useFateWords } from './use-fate-words.ts';

/** Messages, newest first. */
export function MessageList({ messages, ...acts }: MessageActs & { messages: readonly Message[] }) {
  const t = useT();
  return (
    <ul className="message-list" aria-label={t('message.title')}>
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} {...acts} />
      ))}
    </ul>
  );
}

/** A message: the whole row opens what it is about and marks it read; the rest is in its menu. */
function MessageRow({ message, ...acts }: MessageActs & { message: Message }) {
  const t = useT();
  const { category, body, readAt } = message;
  const Icon = categoryIcon[category];
  const isUnread = readAt === null;
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
          <MessageTarget message={message} onRead={acts.onRead} onOpen={acts.onOpen} />
        </p>
        <p className="message-body">{body}</p>
        <MessageMeta message={message} />
      </div>
      <MessageMenu message={message} {...acts} />
    </li>
  );
}

/** The title, which covers the row: the way to what the message is about; one about nothing is only read. */
function MessageTarget({ message, onRead, onOpen }: Pick<MessageActs, 'onRead' | 'onOpen'> & { message: Message }) {
  const { title, readAt, objectKind, objectId, page } = message;
  const to = objectKind && objectId ? objectLink(objectKind, objectId) : page;
  if (!to) {
    return (
      <button type="button" className="message-target" onClick={() => readAt === null && onRead(message)}>
        {title}
      </button>
    );
  }
  return (
    <Link to={to} className="message-target" onClick={() => onOpen(message)}>
      {title}
    </Link>
  );
}

/** When, why the reader got it, whether they muted its kind, what became of it on their channels, and the store, which the text mostly names too. */
function MessageMeta({ message: { shopName, createdAt, reason, mute, sendings } }: { message: Message }) {
  const t = useT();
  const { ago, dateTimeFull } = useFormat();
  const fateOf = useFateWords();
  return (
    <p className="meta ellipsis">
      <time dateTime={createdAt} title={dateTimeFull(createdAt)}>
        {ago(createdAt)}
      </time>
      {reason && <> · {reason}</>}
      {mute?.isMuted && <> · {t('message.isMuted')}</>}
      {sendings.map((one) => (
        <span key={one.channel}> · {fateOf(one)}</span>
      ))}
      {shopName && <> · {shopName}</>}
    </p>
  );
}

import { LIMIT } from '@rondo/domain/limit';
import type { LiveMessageCategory as Category } from '@rondo/domain/live';
import { Inbox, type LucideIcon, Pin } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { categoryIcon } from './category-icon.ts';

interface Props {
  categories: readonly { category: Category; unReadCount: number }[];
  /** `null`: all of them. */
  current: Category | null;
  onChoose: (category: Category | null) => void;
}

/**
 * The categories at the left, each with how many are unread; a row of chips on the phone. Above them the way to what was announced,
 * which whoever only receives finds in no menu.
 */
export function CategoryList({ categories, current, onChoose }: Props) {
  const t = useT();
  const total = categories.reduce((sum, { unReadCount }) => sum + unReadCount, 0);
  const row = (key: Category | null, label: string, Icon: LucideIcon, unread: number) => (
    <li key={key ?? 'all'}>
      <button type="button" aria-pressed={key === current} onClick={() => onChoose(key)}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <span className="ellipsis">{label}</span>
        {unread > 0 && (
          <span className="message-unread num">
            <span aria-hidden="true">{unread > LIMIT.badge ? `${LIMIT.badge}+` : unread}</span>
            <span className="visually-hidden">{t('message.unreadCount', { count: unread })}</span>
          </span>
        )}
      </button>
    </li>
  );
  return (
    <nav className="message-categories" aria-label={t('message.categories')}>
      <ul>
        <li>
          <Link to="/notice">
            <Pin size={16} strokeWidth={1.75} aria-hidden />
            <span className="ellipsis">{t('message.toNotices')}</span>
          </Link>
        </li>
        {row(null, t('message.all'), Inbox, total)}
        {categories.map(({ category, unReadCount }) =>
          row(category, t(`message.category.${category}`), categoryIcon[category], unReadCount),
        )}
      </ul>
    </nav>
  );
}

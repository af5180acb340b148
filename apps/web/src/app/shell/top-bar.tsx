import type { LucideIcon } from 'lucide-react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import './top-bar.css';

/** An icon button of the top bar: an act or a link, with a dot when something waits, or how much goes on. */
export type TopAction = {
  key: string;
  label: string;
  icon: LucideIcon;
  to?: string;
  run?: () => void;
  dot?: boolean;
  count?: number;
};

type Props = {
  actions: readonly TopAction[];
  /** Stands before them; comes later than the page. */
  entry?: ReactNode;
  /** Opens the command palette (Ctrl K). */
  onSearch?: () => void;
  /** The message that has just come. */
  latest?: ReactNode;
};

/** The bar of 48 px above the pages: search at the left, downloads, messages, language and help at the right. */
export function TopBar({ actions, entry, onSearch, latest }: Props) {
  const t = useT();
  return (
    <header className="top-bar">
      {onSearch && (
        <button type="button" className="top-search" onClick={onSearch} aria-keyshortcuts="Control+K">
          <Search size={16} strokeWidth={1.75} aria-hidden />
          <span className="ellipsis">{t('app.top.search')}</span>
          <kbd>Ctrl K</kbd>
        </button>
      )}
      {latest}
      <div className="top-actions">
        {entry}
        {actions.map((action) => (
          <TopButton key={action.key} action={action} />
        ))}
      </div>
    </header>
  );
}

function TopButton({ action }: { action: TopAction }) {
  const Icon = action.icon;
  const inside = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {action.dot && <span className="top-dot" />}
      {(action.count ?? 0) > 0 && <span className="top-count num">{action.count}</span>}
    </>
  );
  const names = {
    'data-key': action.key,
    className: 'quiet top-button',
    'aria-label': action.label,
    title: action.label,
  };
  if (action.to) {
    return (
      <Link to={action.to} {...names}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" {...names} onClick={action.run}>
      {inside}
    </button>
  );
}

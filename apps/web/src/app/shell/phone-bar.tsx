import { Link, useLocation } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import { isCurrent, type ShellEntry } from './entry.ts';
import { EntryMark } from './entry-link.tsx';

/** The bottom bar of the phone: five entries of 56 px and the safe area. */
export function PhoneBar({ entries }: { entries: readonly ShellEntry[] }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className="phone-bar" aria-label={t('app.mainNavigation')}>
      <ul>
        {entries.slice(0, 5).map((entry) => {
          const Icon = entry.icon;
          return (
            <li key={entry.key}>
              <Link to={entry.to} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
                <span className="phone-icon">
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  <EntryMark badge={entry.badge} dot={entry.dot} />
                </span>
                <span className="ellipsis">{entry.label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

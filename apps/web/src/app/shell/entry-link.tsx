import { Link, useLocation } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import { capped, currentChild, isCurrent, type ShellChild, type ShellEntry } from './entry.ts';
import './nav.css';

/** Red count or dot at the right of an entry, with words for who cannot see it. */
export function EntryMark({ badge = 0, dot = false }: { badge?: number | undefined; dot?: boolean | undefined }) {
  const t = useT();
  if (badge > 0) {
    return (
      <span className="nav-badge">
        <span aria-hidden="true">{capped(badge)}</span>
        <span className="visually-hidden">{t('app.menu.badge', { count: capped(badge) })}</span>
      </span>
    );
  }
  if (!dot) return null;
  return (
    <span className="nav-dot">
      <span className="visually-hidden">{t('app.menu.dot')}</span>
    </span>
  );
}

/** An entry and, while it is the current one, its second level. */
export function EntryLink({ entry, isOpenable = true }: { entry: ShellEntry; isOpenable?: boolean }) {
  const { pathname } = useLocation();
  const isOn = isCurrent(entry, pathname);
  const children = entry.children ?? [];
  const current = currentChild(children, pathname);
  const isParent = isOn && children.length > 0 && isOpenable;
  const Icon = entry.icon;
  return (
    <li>
      <Link
        to={entry.to}
        className="nav-entry"
        title={entry.label}
        aria-current={isOn ? (isParent ? 'true' : 'page') : undefined}
        data-parent={isParent}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <span className="nav-label ellipsis">{entry.label}</span>
        <EntryMark badge={entry.badge} dot={entry.dot} />
      </Link>
      {isParent && (
        <ul className="nav-children">
          {children.map((child) => (
            <ChildLink key={child.key} child={child} isOn={child === current} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ChildLink({ child, isOn }: { child: ShellChild; isOn: boolean }) {
  return (
    <li className="nav-line">
      <Link to={child.to} className="nav-child" title={child.label} aria-current={isOn ? 'page' : undefined}>
        <span className="ellipsis">{child.label}</span>
        <EntryMark dot={child.dot} />
      </Link>
      <ChildCount child={child} />
    </li>
  );
}

/** The number of a line: a link of its own, to its rows. */
export function ChildCount({ child: { count } }: { child: ShellChild }) {
  if (!count || count.value === 0) return null;
  return (
    <Link to={count.to} className="nav-count">
      <EntryMark badge={count.value} />
    </Link>
  );
}

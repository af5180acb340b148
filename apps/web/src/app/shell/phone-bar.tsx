import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { asksWhich } from '../phone-navigation.ts';
import { currentChild, isCurrent, type ShellEntry } from './entry.ts';
import { ChildCount, EntryMark } from './entry-link.tsx';

/** The bottom bar of the phone: five entries of 56 px and the safe area. An entry with several pages opens the list of them. */
export function PhoneBar({ entries }: { entries: readonly ShellEntry[] }) {
  const t = useT();
  const [asked, setAsked] = useState<ShellEntry | null>(null);
  return (
    <nav className="phone-bar" aria-label={t('app.mainNavigation')}>
      <ul>
        {entries.slice(0, 5).map((entry) => (
          <li key={entry.key}>
            <BarEntry entry={entry} onAsk={() => setAsked(entry)} />
          </li>
        ))}
      </ul>
      {asked && <PageChoice entry={asked} onClose={() => setAsked(null)} />}
    </nav>
  );
}

function BarEntry({ entry, onAsk }: { entry: ShellEntry; onAsk: () => void }) {
  const { pathname } = useLocation();
  const Icon = entry.icon;
  const isOn = isCurrent(entry, pathname);
  const inside = (
    <>
      <span className="phone-icon">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <EntryMark badge={entry.badge} dot={entry.dot} />
      </span>
      <span className="ellipsis">{entry.label}</span>
    </>
  );
  if (!asksWhich(entry)) {
    return (
      <Link className="phone-entry" to={entry.to} aria-current={isOn ? 'page' : undefined}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="phone-entry"
      aria-haspopup="dialog"
      aria-current={isOn ? 'true' : undefined}
      onClick={onAsk}
    >
      {inside}
    </button>
  );
}

/** Which page of an entry: a sheet above the bar. */
function PageChoice({ entry, onClose }: { entry: ShellEntry; onClose: () => void }) {
  const { pathname } = useLocation();
  const current = currentChild(entry.children ?? [], pathname);
  return (
    <Dialog title={entry.label} onClose={onClose} isSheet>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes behind a click on one of the links inside */}
      <ul className="phone-pages" onClick={onClose}>
        {entry.children?.map((child) => (
          <li key={child.key}>
            <Link to={child.to} aria-current={child === current ? 'page' : undefined}>
              {child.label}
              <EntryMark dot={child.dot} />
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </Link>
            <ChildCount child={child} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

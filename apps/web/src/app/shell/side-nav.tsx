import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { badgeSum, isCurrent, type ShellEntry } from './entry.ts';
import { EntryLink, EntryMark } from './entry-link.tsx';
import { fitting, heights, useHeight } from './use-fit.ts';

type Props = {
  /** In the reader's order. */
  entries: readonly ShellEntry[];
  /** The rail shows icons only and no second level. */
  isRail: boolean;
  /** Opens the navigation dialog. */
  onEdit: () => void;
};

/** The main navigation: what does not fit the window goes into "more", live. */
export function SideNav({ entries, isRail, onEdit }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const box = useRef<HTMLElement>(null);
  const available = useHeight(box);
  const sizes = entries.map((entry) => {
    const isOpen = !isRail && isCurrent(entry, pathname) && entry.children?.length;
    return heights.entry + (isOpen ? isOpen * heights.child + heights.childrenPadding : 0);
  });
  const shown = fitting(sizes, available);
  return (
    <nav ref={box} className="nav" aria-label={t('app.mainNavigation')}>
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <EntryLink key={entry.key} entry={entry} isOpenable={!isRail} />
        ))}
        {shown < entries.length && <MoreEntry entries={entries.slice(shown)} onEdit={onEdit} />}
      </ul>
    </nav>
  );
}

function MoreEntry({ entries, onEdit }: Pick<Props, 'entries' | 'onEdit'>) {
  const t = useT();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Popover
        label={t('app.menu.more')}
        placement="right-end"
        className="popover-nav"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={(trigger) => (
          <button
            type="button"
            className="nav-entry"
            title={t('app.menu.more')}
            aria-current={entries.some((entry) => isCurrent(entry, pathname)) ? 'true' : undefined}
            {...trigger}
          >
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
            <span className="nav-label">{t('app.menu.more')}</span>
            <EntryMark badge={badgeSum(entries)} />
          </button>
        )}
      >
        <nav className="nav-more" aria-label={t('app.menu.more')}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes behind a click on one of the links inside */}
          <ul onClick={() => setOpen(false)}>
            {entries.map((entry) => (
              <EntryLink key={entry.key} entry={entry} isOpenable={false} />
            ))}
          </ul>
          <button
            type="button"
            className="nav-edit"
            onClick={() => {
              setOpen(false);
              onEdit();
            }}
          >
            {t('app.menu.edit')}
          </button>
        </nav>
      </Popover>
    </li>
  );
}

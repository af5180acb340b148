import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { Avatar } from '../../shared/ui/drawer/person.tsx';
import { useNarrow, widths } from '../../shared/ui/list/use-narrow.ts';
import { Brand } from './brand.tsx';
import type { ShellEntry } from './entry.ts';
import { type Latest, LatestMessage } from './latest-message.tsx';
import { useMenuOrder } from './menu-order.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SideNav } from './side-nav.tsx';
import { type TopAction, TopBar } from './top-bar.tsx';
import './shell.css';
import { lazyPanel } from '../../shared/ui/lazy-panel.ts';

const NavigationDialog = lazyPanel(() => import('./navigation-dialog.tsx'));

export type ShellProps = {
  /** Permitted entries in default order. */
  entries: readonly ShellEntry[];
  /** Whose order of the entries is kept. */
  staffId: string;
  /** The five of the phone's bottom bar. */
  phoneEntries: readonly ShellEntry[];
  brand: { name: string /** Address of another logo than ours. */; logo?: string };
  company: { name: string /** Address of its logo. */; logo?: string; onSwitch?: () => void };
  person: { name: string; image?: string | null; onOpen: () => void };
  /** The dialog that orders the entries. */
  navigation: { isOpen: boolean; open: () => void; close: () => void };
  onSearch?: () => void;
  actions: readonly TopAction[];
  /** Before the actions of the top bar; comes later than the page. */
  topEntry?: ReactNode;
  /** The message that has just come. */
  latest?: Latest | null;
  /** What concerns every page, above it. */
  notices?: ReactNode;
  /** What stands over the bar of the phone on every page. */
  waiting?: ReactNode;
  children: ReactNode;
};

/** The frame around all pages behind sign-in: side navigation, top bar, page; rail below 1100, bottom bar below 768. */
export function Shell(props: ShellProps) {
  const { entries, phoneEntries, staffId, onSearch, actions, navigation, children } = props;
  const t = useT();
  const isPhone = useNarrow(widths.phone);
  const isRail = useNarrow(widths.rail);
  const defaults = entries.map((entry) => entry.key);
  const { order, save } = useMenuOrder(staffId, defaults);
  const sorted = order.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  // A new one is another line, with its own time.
  const latest = props.latest && <LatestMessage key={props.latest.id} latest={props.latest} />;
  return (
    <div className="shell" data-form={isPhone ? 'phone' : isRail ? 'rail' : 'full'}>
      <a href="#content" className="skip-link">
        {t('app.skipToContent')}
      </a>
      {!isPhone && (
        <aside className="side" aria-label={t('app.side')}>
          <Brand {...props.brand} />
          <CompanySwitch {...props.company} />
          <SideNav entries={sorted} isRail={isRail} onEdit={navigation.open} />
          <SideFoot {...props} />
        </aside>
      )}
      <div className="shell-main">
        {!isPhone && (
          <TopBar actions={actions} entry={props.topEntry} latest={latest} {...(onSearch ? { onSearch } : {})} />
        )}
        {props.notices}
        <main id="content" tabIndex={-1} className="shell-page">
          {children}
        </main>
        {isPhone && latest}
        {isPhone && props.waiting}
        {isPhone && <PhoneBar entries={phoneEntries} />}
      </div>
      {navigation.isOpen && (
        <Suspense fallback={null}>
          <NavigationDialog entries={sorted} defaults={defaults} onSave={save} onClose={navigation.close} />
        </Suspense>
      )}
    </div>
  );
}

function CompanySwitch({ name, logo, onSwitch }: ShellProps['company']) {
  const t = useT();
  const inside = (
    <>
      <Avatar name={name} image={logo ?? null} isSquare />
      <span className="nav-label ellipsis">{name}</span>
      {onSwitch && <span className="visually-hidden">{t('app.top.company')}</span>}
      {onSwitch && <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden className="nav-label" />}
    </>
  );
  if (!onSwitch) return <div className="company">{inside}</div>;
  return (
    <button type="button" className="company" title={name} onClick={onSwitch}>
      {inside}
    </button>
  );
}

function SideFoot({ person }: ShellProps) {
  const t = useT();
  return (
    <div className="side-foot">
      <button type="button" className="side-person" onClick={person.onOpen} title={person.name}>
        <Avatar name={person.name} image={person.image ?? null} />
        <span className="nav-label ellipsis">{person.name}</span>
        <span className="visually-hidden">{t('app.top.profile')}</span>
      </button>
    </div>
  );
}

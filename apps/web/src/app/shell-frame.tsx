import type { LucideIcon } from 'lucide-react';
import {
  Bell,
  CircleCheckBig,
  CircleHelp,
  CircleUser,
  ClipboardCheck,
  Contact,
  Footprints,
  GraduationCap,
  Images,
  Languages,
  Medal,
  Megaphone,
  Store,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Outlet, useMatches, useSearchParams } from 'react-router';
import { AccessNews } from '../features/access/index.ts';
import { DissolvingStrip } from '../features/company/index.ts';
import { useFileUrl } from '../shared/http/file-url.ts';
import { type Translate, useLanguage, useT } from '../shared/i18n.tsx';
import { type AppState, useAppState } from '../shared/session/app-state.ts';
import { changeLanguage } from '../shared/session/change-language.ts';
import { useMe } from '../shared/session/me.ts';
import { switchCompany } from '../shared/session/switch-company.ts';
import { useWelcome } from '../shared/session/welcome.ts';
import { useNarrow } from '../shared/ui/list/use-narrow.ts';
import type { EntryKey, MenuChild } from './menu.ts';
import type { Finding } from './palette/finding.ts';
import { usePalette } from './palette/use-palette.ts';
import { pathsOf, type ShownEntry } from './permitted.ts';
import { useShownEntries } from './redirects.tsx';
import { ROUTES } from './routes.tsx';
import type { ShellChild, ShellEntry } from './shell/entry.ts';
import { Shell } from './shell/shell.tsx';
import type { TopAction } from './shell/top-bar.tsx';
import { useInspectShops } from './use-inspect-shops.ts';

const SearchPalette = lazy(() => import('./palette/search-palette.tsx'));
const PasswordStrip = lazy(() => import('../features/session/components/password-strip.tsx'));
const ProfileDrawer = lazy(() => import('../features/session/components/profile-drawer.tsx'));

const icons: Record<EntryKey, LucideIcon> = {
  message: Bell,
  shop: Store,
  task: CircleCheckBig,
  frame: Contact,
  inspect: ClipboardCheck,
  staffGrowUp: GraduationCap,
  album: Images,
  flow: Footprints,
  notice: Megaphone,
  score: Medal,
  help: CircleHelp,
};

const EXISTING = ROUTES.map(({ path }) => path);

/** The phone's bottom bar; the profile is the fifth. */
const PHONE: readonly EntryKey[] = ['task', 'inspect', 'shop', 'message'];

/** The shell around the main pages, filled from the menu, the route table, the counters and the member. */
export function ShellFrame() {
  const me = useMe();
  const t = useT();
  const state = useAppState((all) => all);
  const { isOpen, open, close, link } = useProfilePanel();
  const shown = useShownEntries();
  const actions = useTopActions(state.messageCount > 0, state.latestMessage?.title);
  const welcome = useWelcome();
  const palette = usePalette();
  const { url: logo } = useFileUrl(me.companyLogo);
  const isAlone = useIsAlone();
  const isNarrow = useNarrow();
  useInspectShops();
  if (isAlone) return <Outlet />;
  const entries = shown.map((one) => shellEntry(one, state, t));
  const beyondPhone = entries.filter((entry) => !PHONE.some((key) => key === entry.key));
  const phone = PHONE.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  return (
    <Shell
      entries={entries}
      phoneEntries={[...phone, { key: 'me', label: t('app.menu.me'), icon: CircleUser, to: link }]}
      staffId={me.id}
      brand={{
        name: welcome?.brandTitle ?? t('app.brand'),
        ...(welcome?.brandLogo ? { logo: welcome.brandLogo } : {}),
      }}
      company={{
        name: me.companyName,
        ...(logo ? { logo } : {}),
        ...(me.companies.length > 1 ? { onSwitch: switchCompany } : {}),
      }}
      onSearch={palette.open}
      person={{ name: me.name, onOpen: open }}
      actions={actions}
      notices={
        <>
          <Suspense fallback={null}>
            {me.companyState === 'dissolving' && <DissolvingStrip />}
            {me.needsPassword && <PasswordStrip onOpen={open} />}
          </Suspense>
          <AccessNews pages={EXISTING} />
        </>
      }
    >
      <Outlet />
      <Suspense fallback={null}>
        {isOpen && <ProfileDrawer pages={isNarrow ? pagesOf(beyondPhone) : []} onClose={close} />}
        {palette.isOpen && <SearchPalette pages={pagesOf(entries)} onClose={palette.close} />}
      </Suspense>
    </Shell>
  );
}

/** Every page that the menu leads to, second level included. */
function pagesOf(entries: readonly ShellEntry[]): Finding[] {
  return entries.flatMap((entry) => {
    const children = entry.children ?? [];
    if (children.length === 0) return [{ key: entry.key, label: entry.label, hint: '', to: entry.to }];
    return children.map((child) => ({ key: child.key, label: child.label, hint: entry.label, to: child.to }));
  });
}

/** The profile drawer, kept in the address so that the phone's bar can link to it and going back closes it. */
function useProfilePanel() {
  const [params, setParams] = useSearchParams();
  const changed = (panel: string | null) => {
    const next = new URLSearchParams(params);
    if (panel) next.set('panel', panel);
    else next.delete('panel');
    return next;
  };
  return {
    isOpen: params.get('panel') === 'profile',
    open: () => setParams(changed('profile')),
    close: () => setParams(changed(null)),
    link: `?${changed('profile')}`,
  };
}

/** Pages that fill the phone have no shell around them there. */
function useIsAlone(): boolean {
  const isPhone = useNarrow();
  const handle: unknown = useMatches().at(-1)?.handle;
  return isPhone && typeof handle === 'object' && handle !== null && 'phone' in handle && handle.phone === 'full';
}

function useTopActions(hasUnread: boolean, latest: string | undefined): TopAction[] {
  const t = useT();
  const language = useLanguage();
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  return [
    {
      key: 'message',
      label: latest ? `${t('app.top.messages')}: ${latest}` : t('app.top.messages'),
      icon: Bell,
      to: '/message',
      dot: hasUnread,
    },
    { key: 'language', label: t('app.top.switchTo'), icon: Languages, run: () => void changeLanguage(other) },
  ];
}

function shellEntry({ entry, to, children }: ShownEntry, state: AppState, t: Translate): ShellEntry {
  const { key } = entry;
  return {
    key,
    label: t(`app.menu.${key}`),
    icon: icons[key],
    to,
    covers: entry.path ? [entry.path] : entry.pages,
    children: children.map((child) => shellChild(key, child, state, t)),
    ...(key === 'task' ? { badge: state.todoTaskCount } : {}),
    ...(key === 'frame' ? { badge: state.applyCount } : {}),
    ...(key === 'message' ? { dot: state.messageCount > 0 } : {}),
  };
}

function shellChild(entry: EntryKey, child: MenuChild, state: AppState, t: Translate): ShellChild {
  return {
    key: child.key,
    label: t(child.labelKey),
    to: child.path,
    covers: pathsOf(child),
    dot: entry === 'frame' && child.key === 'member' && state.applyCount > 0,
  };
}

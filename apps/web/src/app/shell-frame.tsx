import type { Message } from '@rondo/contract/message-live';
import {
  Activity,
  Bell,
  BookOpenText,
  CircleHelp,
  CircleUser,
  CloudUpload,
  Languages,
  Mailbox,
  Settings,
} from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useMatches, useNavigate, useSearchParams } from 'react-router';
import { AccessNews } from '../features/access/index.ts';
import { DissolvingBanner } from '../features/company/index.ts';
import { GuideEntry } from '../features/guide/components/guide-entry.tsx';
import { useSending, useWaitingCount, WaitingStrip } from '../features/inspection/index.ts';
import { useWork } from '../features/job/index.ts';
import { NoticePopUps } from '../features/notice/index.ts';
import { PasswordBanner } from '../features/session/components/password-banner.tsx';
import type { MenuLine } from '../shared/feature.ts';
import type { Finding } from '../shared/finding.ts';
import { useFileUrl } from '../shared/http/file-url.ts';
import { type Translate, useLanguage, useT } from '../shared/i18n.tsx';
import { objectLink } from '../shared/links.ts';
import type { RouteRow } from '../shared/route.ts';
import { type AppState, useAppState } from '../shared/session/app-state.ts';
import { changeLanguage } from '../shared/session/change-language.ts';
import { HELP, OF_PAGE, withHelp } from '../shared/session/help-topic.ts';
import { useMe } from '../shared/session/me.ts';
import { codesOf } from '../shared/session/satisfies.ts';
import { switchCompany } from '../shared/session/switch-company.ts';
import { useHelpLink } from '../shared/session/use-help-link.ts';
import { useQuestionMark } from '../shared/ui/keys/use-question-mark.ts';
import { lazyPanel } from '../shared/ui/lazy-panel.ts';
import { useNarrow } from '../shared/ui/list/use-narrow.ts';
import { COUNTERS } from './counters.ts';
import { quickActions } from './palette/quick-actions.ts';
import { usePalette } from './palette/use-palette.ts';
import { coveredBy, pathsOf, type ShownEntry } from './permitted.ts';
import { phoneNavigation } from './phone-navigation.ts';
import { useShownEntries } from './redirects.tsx';
import { ROUTES } from './routes.tsx';
import type { ShellChild, ShellEntry } from './shell/entry.ts';
import { Shell } from './shell/shell.tsx';
import type { TopAction } from './shell/top-bar.tsx';
import { useInspectShops } from './use-inspect-shops.ts';

const KeySheet = lazyPanel(() => import('../shared/ui/keys/key-sheet.tsx'));
const SearchPalette = lazyPanel(() => import('./palette/search-palette.tsx'));
const JobDrawer = lazyPanel(() => import('../features/job/components/job-drawer.tsx'));
const Spotlight = lazyPanel(() => import('../features/guide/components/spotlight.tsx'));
const AssistantPanel = lazyPanel(() => import('../features/assistant/components/assistant-panel.tsx'));
const ProfileDrawer = lazyPanel(() => import('../features/session/components/profile-drawer.tsx'));

/** The shell around the main pages, filled from the menu, the route table, the counters and the member. */
export function ShellFrame() {
  const me = useMe();
  const t = useT();
  const state = useAppState((all) => all);
  const profile = usePanel('profile');
  const navigation = usePanel('navigation');
  const keys = usePanel('keys');
  const assistant = usePanel('assistant');
  const help = useHelpLink();
  const navigate = useNavigate();
  const work = useWorkPanel();
  const guided = useSearchParams()[0].get('guide');
  useQuestionMark(keys.open);
  const shown = useShownEntries();
  const actions = useTopActions(work, { help: () => void navigate(help), assistant: assistant.open }, state);
  const palette = usePalette();
  const { url: logo } = useFileUrl(me.companyLogo);
  const isAlone = useIsAlone();
  const isNarrow = useNarrow();
  useInspectShops();
  useSending();
  const waiting = useWaitingCount();
  const keySheet = keys.isOpen && <KeySheet onClose={keys.close} />;
  if (isAlone) {
    return (
      <>
        <Outlet />
        <Suspense fallback={null}>{keySheet}</Suspense>
      </>
    );
  }
  const entries = shown.map((one) => shellEntry(one, state, t));
  const phone = phoneNavigation(shown, ROUTES, codesOf(me));
  const settings = { key: 'settings', label: t('settings.title'), hint: '', to: '/settings' };
  return (
    <Shell
      entries={entries}
      phoneEntries={[
        ...phone.bar.map((one) => shellEntry(one, state, t)),
        { key: 'me', label: t('app.menu.me'), icon: CircleUser, to: profile.link, dot: work.count > 0 },
      ]}
      staffId={me.id}
      brand={{
        name: me.brandTitle ?? t('app.brand'),
        ...(me.brandLogo ? { logo: me.brandLogo } : {}),
      }}
      company={{
        name: me.companyName,
        ...(logo ? { logo } : {}),
        ...(me.companies.length > 1 ? { onSwitch: switchCompany } : {}),
      }}
      latest={state.latestMessage && latestOf(state.latestMessage)}
      onSearch={palette.open}
      person={{ name: me.name, onOpen: profile.open }}
      navigation={navigation}
      actions={waiting > 0 ? [toSend(waiting, t), ...actions] : actions}
      waiting={<WaitingStrip count={waiting} />}
      topEntry={<GuideEntry />}
      notices={
        // Never loaded later than the page: a banner that comes in above it moves every row away under a finger.
        <>
          {me.companyState === 'dissolving' && <DissolvingBanner />}
          {me.needsPassword && <PasswordBanner onOpen={profile.open} />}
          <AccessNews />
        </>
      }
    >
      <Outlet />
      <NoticePopUps />
      <Suspense fallback={null}>
        {profile.isOpen && (
          <ProfileDrawer
            pages={
              isNarrow
                ? [
                    ...phone.pages.map((row) => linkOf(row, t)),
                    work.page,
                    { key: 'assistant', label: t('assistant.title'), to: assistant.link },
                    { key: 'help-here', label: t('help.thisPage'), to: `?${withHelp(profile.closed, OF_PAGE)}` },
                  ]
                : [settings]
            }
            {...(isNarrow ? {} : { onOrder: navigation.open })}
            onClose={profile.close}
          />
        )}
        {assistant.isOpen && <AssistantPanel onClose={assistant.close} />}
        {work.isOpen && <JobDrawer onClose={work.close} />}
        {keySheet}
        {guided && <Spotlight asked={guided} />}
        {palette.isOpen && (
          <SearchPalette
            pages={[...pagesOf(entries), settings, ...quickActions(codesOf(me), t), keySheetAt(keys.link, t)]}
            onClose={palette.close}
          />
        )}
      </Suspense>
    </Shell>
  );
}

/** What this device still has to send, in the top bar. */
const toSend = (count: number, t: Translate): TopAction => ({
  ...{ key: 'waiting', icon: CloudUpload, to: '/inspect/offline', count },
  label: t('inspection.outbox.strip', { count }),
});

const keySheetAt = (to: string, t: Translate): Finding => ({
  ...{ key: 'keys', label: t('ui.keys.title'), to },
  hint: t('app.palette.action'),
});

const linkOf = ({ path, titleKey }: RouteRow, t: Translate) => ({ key: path, label: t(titleKey), to: path });

const latestOf = ({ id, title, objectKind, objectId, page }: Message) => ({
  ...{ id, title },
  to: objectKind && objectId ? objectLink(objectKind, objectId) : (page ?? '/message'),
});

/** Every page that the menu leads to, second level included. */
function pagesOf(entries: readonly ShellEntry[]): Finding[] {
  return entries.flatMap((entry) => {
    const children = entry.children ?? [];
    if (children.length === 0) return [{ key: entry.key, label: entry.label, hint: '', to: entry.to }];
    return children.map((child) => ({ key: child.key, label: child.label, hint: entry.label, to: child.to }));
  });
}

/** What opens over any page, kept in the address so that others can link to it and going back closes it. */
function usePanel(name: 'profile' | 'navigation' | 'keys' | 'job' | 'assistant') {
  const [params, setParams] = useSearchParams();
  const changed = (panel: string | null) => {
    const next = new URLSearchParams(params);
    if (panel) {
      next.set('panel', panel);
      // It would lie above what opens.
      next.delete(HELP);
    } else next.delete('panel');
    next.delete('section');
    return next;
  };
  return {
    isOpen: params.get('panel') === name,
    open: () => setParams(changed(name)),
    close: () => setParams(changed(null)),
    link: `?${changed(name)}`,
    closed: changed(null),
  };
}

/** The drawer of background work, with what goes on for the button that opens it. */
function useWorkPanel() {
  const t = useT();
  const panel = usePanel('job');
  const count = useWork(panel.open);
  const label = count > 0 ? t('job.withRunning', { count }) : t('job.title');
  return { ...panel, count, label, page: { key: 'job', label, to: panel.link } };
}

/** Pages that fill the phone have no shell around them there. */
function useIsAlone(): boolean {
  const isPhone = useNarrow();
  const handle: unknown = useMatches().at(-1)?.handle;
  return isPhone && typeof handle === 'object' && handle !== null && 'phone' in handle && handle.phone === 'full';
}

function useTopActions(
  work: ReturnType<typeof useWorkPanel>,
  open: { help: () => void; assistant: () => void },
  { messageCount, latestMessage }: AppState,
): TopAction[] {
  const t = useT();
  const language = useLanguage();
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  const latest = latestMessage?.title;
  return [
    { key: 'assistant', label: t('assistant.open'), icon: BookOpenText, run: open.assistant },
    { key: 'job', label: work.label, icon: Activity, run: work.open, count: work.count },
    { key: 'subscription', label: t('app.top.subscriptions'), icon: Mailbox, to: '/subscription' },
    {
      key: 'message',
      label: latest ? `${t('app.top.messages')}: ${latest}` : t('app.top.messages'),
      icon: Bell,
      to: '/message',
      dot: messageCount > 0,
    },
    { key: 'settings', label: t('app.top.settings'), icon: Settings, to: '/settings' },
    { key: 'language', label: t('app.top.switchTo'), icon: Languages, run: () => void changeLanguage(other) },
    { key: 'help', label: t('help.thisPage'), icon: CircleHelp, run: open.help },
  ];
}

/** What the counters of the features say at an entry or a line of the menu. */
function marksOf(key: string, state: AppState): Pick<ShellEntry, 'badge' | 'dot'> & Pick<ShellChild, 'count'> {
  const badges = COUNTERS.filter(({ badgeOn }) => badgeOn === key);
  const dot = COUNTERS.find(({ dotOn }) => dotOn === key);
  const count = COUNTERS.find(({ countOn }) => countOn === key);
  const badge = badges.reduce((sum, { value }) => sum + state[value], 0);
  return {
    ...(badges.length > 0 ? { badge } : {}),
    ...(dot ? { dot: state[dot.value] > 0 } : {}),
    ...(count?.opens ? { count: { value: state[count.value], to: count.opens } } : {}),
  };
}

function shellEntry({ entry, to, children }: ShownEntry, state: AppState, t: Translate): ShellEntry {
  const { key, labelKey, icon } = entry;
  return {
    ...{ key, icon, to, label: t(labelKey), covers: coveredBy(entry) },
    children: children.map((child) => shellChild(child, state, t)),
    ...marksOf(key, state),
  };
}

function shellChild(child: MenuLine, state: AppState, t: Translate): ShellChild {
  const { key, labelKey, path } = child;
  return { key, label: t(labelKey), to: path, covers: pathsOf(child), ...marksOf(key, state) };
}

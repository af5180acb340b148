import { behaviourOf } from '@rondo/contract/kit/codes';
import { meRoute, startRoute } from '@rondo/contract/start-routes';
import { createRoot, type Root } from 'react-dom/client';
import { joinFrame, Refusal, transport } from './shared/http/http.ts';
import { loadLanguage, storedLanguage, t } from './shared/i18n.tsx';
import { keepForOffline } from './shared/keep-for-offline.ts';
import { forbiddenAddress } from './shared/session/forbidden.ts';
import { goTo, isInside } from './shared/session/go-to.ts';
import { codeTopic, openHelp } from './shared/session/help-topic.ts';
import { takeInvitedLanguage } from './shared/session/invitation-link.ts';
import { isJoining } from './shared/session/joining.ts';
import { BASE, herePath, leaveSoon, signInAddress } from './shared/session/leave.ts';
import { storedSession } from './shared/session/stored-session.ts';
import { applyAppearance } from './shared/ui/appearance.ts';
import { tellCutTexts } from './shared/ui/cut-title.ts';
import { toast } from './shared/ui/toast.ts';
import './shared/ui/global.css';
import './shared/ui/plain.css';

/** The application behind sign-in is code of its own: the sign-in page does not pay for it. */
const loadApplication = () => import('./app/start.tsx');
const loadSignIn = () => import('./app/sign-in-start.tsx');
/** So is the page that checks a report, which needs no session. */
const loadVerify = () => import('./app/verify-start.tsx');

/**
 * A missing token at startup leads to sign in, whatever was asked for; nothing else is loaded or called. So does the way into
 * a further company.
 */
async function showSignIn(root: Root): Promise<void> {
  takeInvitedLanguage();
  window.history.replaceState(null, '', BASE + signInAddressHere());
  const [{ startSignIn }] = await Promise.all([loadSignIn(), loadLanguage(storedLanguage(), 'first')]);
  startSignIn(root, () => void showApplication(root));
}

const signInAddressHere = () => (herePath().startsWith('/login') ? herePath() : signInAddress(herePath()));

/** The page that was asked for; from the sign-in page, by way of the root, which decides where to go (A44). */
async function showApplication(root: Root): Promise<void> {
  for (const route of [meRoute, startRoute]) transport.askAhead(route);
  const here = new URL(herePath(), window.location.origin);
  if (here.pathname === '/login') {
    const from = here.searchParams.get('from');
    window.history.replaceState(null, '', `${BASE}/${from ? `?to=${encodeURIComponent(from)}` : ''}`);
  }
  const [{ startApplication }] = await Promise.all([loadApplication(), loadLanguage()]);
  startApplication(root);
}

/** An error with the way to what it means; the sign-in page has no help beside it. */
function toastExplained(text: string, code: number): void {
  const action = { label: t('help.meaning'), run: () => openHelp(codeTopic(code)) };
  toast.error(text, isInside() && behaviourOf(code) !== 'session_over' ? { action } : {});
}

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no #root');
  applyAppearance();
  tellCutTexts();
  joinFrame({ toast: toastExplained, sessionOver: leaveSoon, noPermission: (needs) => goTo(forbiddenAddress(needs)) });
  // A refusal that nobody waits for has been shown already.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Refusal) event.preventDefault();
  });
  const root = createRoot(element);
  const { pathname } = new URL(herePath(), window.location.origin);
  if (pathname === '/verify') return (await loadVerify()).startVerify(root);
  const isOnTheWay = herePath().startsWith('/login') && isJoining(window.location.search);
  const show = storedSession() && !isOnTheWay ? showApplication : showSignIn;
  await show(root);
  keepForOffline();
}

void start();

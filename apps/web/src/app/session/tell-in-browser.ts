import { type Alerts, messageApi } from '@rondo/contract/message';
import type { Message } from '@rondo/contract/message-live';
import { isQuiet } from '@rondo/domain/message-alert';
import { browserNotices, showBrowserNotice } from '../../shared/browser-notice.ts';
import { call, Refusal } from '../../shared/http/http.ts';
import { keyOf, queryClient } from '../../shared/http/query.ts';
import { deviceAlerts } from '../../shared/session/device-alerts.ts';
import { BASE } from '../../shared/session/leave.ts';
import { ring } from './ring.ts';
import { isSeen } from './seen.ts';

/** How long what the reader chose is taken for known, ms: another tab may have changed it. */
const KNOWN_MS = 10_000;
/** What is older is no news, ms: after a break everything that was missed comes at once, and stands in the message centre. */
const NEWS_MS = 2 * 60_000;

/**
 * A sound for a message where this device has one, and a notification of the system where its reader wants that and looks at none of the
 * pages; in quiet hours neither, but for what is urgent.
 */
export async function tellInBrowser(message: Message, lockName: string, timeZone: string): Promise<void> {
  const isOld = Date.now() - Date.parse(message.createdAt) > NEWS_MS;
  const mayShow = browserNotices() === 'shown' && !(await isSeen(lockName));
  if (isOld || !(mayShow || deviceAlerts().hasSound)) return;
  const chosen = await askChosen();
  if (!chosen || (!message.isUrgent && isQuiet(new Date(), timeZone, chosen.quiet))) return;
  if (deviceAlerts().hasSound) ring();
  const { id, title, body, category } = message;
  if (mayShow && chosen.browser.includes(category))
    showBrowserNotice({ tag: id, title, body, href: `${BASE}/message?go=${id}` });
}

/** What the reader chose; null while the server cannot be reached: the message itself waits in the message centre. */
async function askChosen(): Promise<Alerts | null> {
  try {
    return await queryClient.fetchQuery({
      queryKey: keyOf(messageApi.alerts, {}),
      queryFn: () => call(messageApi.alerts, {}, { hideErrors: true }),
      staleTime: KNOWN_MS,
    });
  } catch (cause) {
    if (cause instanceof Refusal) return null;
    throw cause;
  }
}

import { type Alerts, type Message, messageApi } from '@rondo/contract/message';
import { isQuiet } from '@rondo/domain/message-alert';
import { browserNotices, showBrowserNotice } from '../../shared/browser-notice.ts';
import { call, Refusal } from '../../shared/http/http.ts';
import { keyOf, queryClient } from '../../shared/http/query.ts';
import { objectLink } from '../../shared/links.ts';
import { BASE } from '../../shared/session/leave.ts';
import { isSeen } from './seen.ts';

/** How long what the reader chose is taken for known, ms: another tab may have changed it. */
const KNOWN_MS = 10_000;
/** What is older is no news, ms: after a break everything that was missed comes at once, and stands in the message centre. */
const NEWS_MS = 2 * 60_000;

/** Shows a message as a notification of the system, where its reader wants that and looks at none of the pages. */
export async function tellInBrowser(message: Message, lockName: string, timeZone: string): Promise<void> {
  const isOld = Date.now() - Date.parse(message.createdAt) > NEWS_MS;
  if (isOld || browserNotices() !== 'shown' || (await isSeen(lockName))) return;
  const chosen = await askChosen();
  if (!chosen?.browser.includes(message.category) || isQuiet(new Date(), timeZone, chosen.quiet)) return;
  const { id, title, body, objectKind, objectId, page } = message;
  const to = objectKind && objectId ? objectLink(objectKind, objectId) : (page ?? '/message');
  showBrowserNotice({ tag: id, title, body, href: `${BASE}${to}` });
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

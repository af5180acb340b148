/** What this browser does with notifications of the pages: shows them, has to be asked, was told not to, or knows none. */
export type BrowserNotices = 'shown' | 'ask' | 'blocked' | 'unknown';

export function browserNotices(): BrowserNotices {
  // Browsers know them on https and localhost only.
  if (!('Notification' in window) || !window.isSecureContext) return 'unknown';
  const { permission } = Notification;
  if (permission === 'granted') return 'shown';
  return permission === 'denied' ? 'blocked' : 'ask';
}

/** Asks whoever sits there; answers what the browser does from now on. */
export async function askForBrowserNotices(): Promise<BrowserNotices> {
  if (browserNotices() === 'ask') await Notification.requestPermission();
  return browserNotices();
}

interface BrowserNotice {
  /** The same tag again takes the place of the one before. */
  tag: string;
  title: string;
  body: string;
  /** What a click opens, in a tab of its own: the one that told may hold what was not saved. */
  href: string;
}

/** Shows a notification of the system. False where the browser does not let a page: phones leave it to installed pages. */
export function showBrowserNotice({ tag, title, body, href }: BrowserNotice): boolean {
  try {
    const notice = new Notification(title, { tag, body });
    notice.addEventListener('click', () => {
      window.open(href);
      notice.close();
    });
    return true;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
}

import { useState } from 'react';
import { askForBrowserNotices, browserNotices, showBrowserNotice } from '../../../shared/browser-notice.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BASE } from '../../../shared/session/leave.ts';
import { toast } from '../../../shared/ui/toast.ts';

/** What this browser does with notifications. `allow` asks for them where that is needed and shows a first one. */
export function useBrowserNotices() {
  const t = useT();
  const [state, setState] = useState(browserNotices);
  const allow = async (): Promise<boolean> => {
    const now = await askForBrowserNotices();
    const first = { tag: 'rondo-first', title: t('message.alerts.firstTitle'), body: t('message.alerts.firstText') };
    const isShown = now === 'shown' && showBrowserNotice({ ...first, href: `${BASE}/message` });
    setState(now === 'shown' && !isShown ? 'unknown' : now);
    if (!isShown) toast.warn(t(now === 'blocked' ? 'message.alerts.blocked' : 'message.alerts.noBrowser'));
    return isShown;
  };
  return { state, allow };
}

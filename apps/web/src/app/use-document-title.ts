import { useEffect } from 'react';
import { useT } from '../shared/i18n.tsx';
import { useAppState } from '../shared/session/app-state.ts';
import { useDeviceAlerts } from '../shared/session/device-alerts.ts';
import { useMe } from '../shared/session/me.ts';
import { useShownObject } from '../shared/session/object-title.ts';
import { titleOf } from './document-title.ts';

/** The document's title: unread messages, what the page is about, the page, the brand of this host. */
export function useDocumentTitle(page: string): void {
  const t = useT();
  const { hasCount } = useDeviceAlerts();
  const unread = useAppState((state) => (hasCount ? state.messageCount : 0));
  const { brandTitle } = useMe();
  const object = useShownObject();
  const title = titleOf(object ? `${object} · ${page}` : page, brandTitle ?? t('app.brand'), unread);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

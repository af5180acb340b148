import { useEffect } from 'react';
import { useT } from '../shared/i18n.tsx';
import { useAppState } from '../shared/session/app-state.ts';
import { useWelcome } from '../shared/session/welcome.ts';
import { titleOf } from './document-title.ts';

/** The document's title: unread messages, the page, the brand of this host. */
export function useDocumentTitle(page: string): void {
  const t = useT();
  const unread = useAppState((state) => state.messageCount);
  const welcome = useWelcome();
  const title = titleOf(page, welcome?.brandTitle ?? t('app.brand'), unread);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

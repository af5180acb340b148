import { useEffect } from 'react';
import { useT } from '../shared/i18n.tsx';
import { useAppState } from '../shared/session/app-state.ts';
import { useWelcome } from '../shared/session/welcome.ts';

const BADGE_CAP = 99;

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

/** `(3) Tasks · Rondo 巡店`; the number is capped like every badge. */
export function titleOf(page: string, brand: string, unread: number): string {
  const count = unread > BADGE_CAP ? `(${BADGE_CAP}+) ` : unread > 0 ? `(${unread}) ` : '';
  return `${count}${page} · ${brand}`;
}

import { TODAY_VIEWS, type TodayView } from '@rondo/domain/today';
import { useState } from 'react';

const FOLDED = 'today-folded';
const viewKey = (memberId: string) => `today-view:${memberId}`;

/** Whether the strip is folded on this device: known at once, so that nothing below it jumps. */
export function useFolded(): [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(FOLDED) === '1');
  const keep = (next: boolean) => {
    localStorage.setItem(FOLDED, next ? '1' : '0');
    setFolded(next);
  };
  return [isFolded, keep];
}

/** What this member was shown last: the place that is kept free for the answer. */
export const lastView = (memberId: string): TodayView =>
  TODAY_VIEWS.find((view) => view === localStorage.getItem(viewKey(memberId))) ?? 'oversee';

export const rememberView = (memberId: string, view: TodayView): void => localStorage.setItem(viewKey(memberId), view);

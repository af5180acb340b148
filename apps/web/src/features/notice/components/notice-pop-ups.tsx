import { noticePopUps } from '@rondo/contract/notice-received';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

/** Its code comes when there is something to show. */
const PopUpDialog = lazyPart(() => import('./pop-up-dialog.tsx'));

/**
 * Important announcements open by themselves when their reader comes in: one after the other, the oldest first. One that is shown
 * stays until it is closed, though it is read by that. What has to be acknowledged and was only closed comes again the next time.
 */
export function NoticePopUps() {
  const { data } = useCall(noticePopUps, {}, { part: true, hideErrors: true });
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const open = useOpenNotice();
  const left = (data ?? []).filter(({ id }) => !closed.includes(id) && id !== open);
  const id = shown ?? left[0]?.id ?? null;
  if (id === null) return null;
  if (id !== shown) setShown(id);
  return (
    <Suspense fallback={null}>
      <PopUpDialog
        key={id}
        id={id}
        more={left.filter((one) => one.id !== id).length}
        onClose={() => {
          setClosed((before) => [...before, id]);
          setShown(null);
        }}
      />
    </Suspense>
  );
}

/** The announcement that the page shows anyway. */
function useOpenNotice(): string | null {
  const { pathname, search } = useLocation();
  return pathname === '/notice' ? new URLSearchParams(search).get('open') : null;
}

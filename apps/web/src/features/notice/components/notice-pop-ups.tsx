import { noticeApi } from '@rondo/contract/notice';
import { Suspense, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

/** Its code comes when there is something to show. */
const PopUpDialog = lazyPart(() => import('./pop-up-dialog.tsx'));

/**
 * Important announcements open by themselves when their reader comes in: one after the other, the oldest first. What has to be
 * acknowledged and was only closed comes again the next time.
 */
export function NoticePopUps() {
  const { data } = useCall(noticeApi.popUps, {}, { part: true, hideErrors: true });
  const [closed, setClosed] = useState<readonly string[]>([]);
  const left = (data ?? []).filter(({ id }) => !closed.includes(id));
  const [first] = left;
  if (!first) return null;
  return (
    <Suspense fallback={null}>
      <PopUpDialog
        key={first.id}
        id={first.id}
        more={left.length - 1}
        onClose={() => setClosed((before) => [...before, first.id])}
      />
    </Suspense>
  );
}

import { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { useEffect, useEffectEvent } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';

/** Who is shown what was sent to them has read it. */
export function useReading(notice: NoticeDetail | undefined): void {
  const read = useAct(noticeApi.read, { onDone: refreshCounters });
  const isNew = notice?.state === 'sent' && notice.received !== null && notice.received.readAt === null;
  const mark = useEffectEvent(() => {
    if (notice) void read.run({ id: notice.id });
  });
  useEffect(() => {
    if (isNew) mark();
  }, [isNew]);
}

import type { Output } from '@rondo/contract/kit/endpoint';
import type { noticeApi } from '@rondo/contract/notice';
import type { Translate } from '../../shared/i18n.tsx';

/** What became of publishing: sent to so many, on its way as background work, or put down for its time. */
export function publishedWords(t: Translate, { members, jobId, isAsked }: Output<typeof noticeApi.publish>): string {
  if (isAsked) return t('notice.done.ask');
  if (jobId !== null) return t('notice.done.later');
  return members === null ? t('notice.done.schedule') : t('notice.done.publish', { count: members });
}

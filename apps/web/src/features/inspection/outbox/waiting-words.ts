import { bytes as sizeOf } from '@rondo/messages/format/number';
import type { useFormat } from '../../../shared/format/use-format.tsx';
import type { Translate } from '../../../shared/i18n.tsx';
import type { Entry } from '../draft/entries.ts';
import type { Sending } from '../draft/outbox.ts';
import type { Queued } from '../draft/queued.ts';

type Format = Pick<ReturnType<typeof useFormat>, 'dateTime'>;

/** When it was submitted, and the pictures that go with it: "Submitted 15:02 · 3 photos, 8.4 MB". */
export function submittedWords({ photos, bytes, queued }: Entry, t: Translate, format: Format): string {
  const at = queued?.doneAt ? t('inspection.outbox.submittedAt', { time: format.dateTime(queued.doneAt) }) : '';
  return [at, photos > 0 ? t('inspection.outbox.photos', { count: photos, size: sizeOf(bytes) }) : '']
    .filter(Boolean)
    .join(' · ');
}

/** What happens to it now: it leaves, it waits, or it was refused. */
export function progressWords(
  queued: Queued,
  sending: Sending | null,
  isOnline: boolean,
  t: Translate,
  format: Format,
): string {
  if (sending) {
    const { step } = sending;
    return step?.kind === 'photo'
      ? t('inspection.outbox.sendingPhoto', {
          index: step.index,
          total: step.total,
          percent: Math.round(step.share * 100),
        })
      : t('inspection.outbox.sending');
  }
  if (queued.problem) return t('inspection.outbox.refused', { reason: queued.problem.message });
  const tried = queued.lastTryAt
    ? t('inspection.outbox.tried', { count: queued.tries, time: format.dateTime(queued.lastTryAt) })
    : '';
  return [t(isOnline ? 'inspection.outbox.notReached' : 'inspection.outbox.noNetwork'), tried]
    .filter(Boolean)
    .join(' · ');
}

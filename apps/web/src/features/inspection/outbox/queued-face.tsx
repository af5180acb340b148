import { CloudUpload } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { takeBack } from '../draft/outbox-here.ts';
import { queuedOf } from '../draft/queued.ts';
import { sentHere } from '../draft/sent.ts';
import type { Submitted, Where } from '../use-inspection.ts';
import { useIsOnline } from './use-is-online.ts';
import { useOnDevice, useOutbox, useOwner } from './use-outbox.ts';
import { progressWords, submittedWords } from './waiting-words.ts';
import './outbox.css';

type Props = { where: Where; onSubmitted: (result: Submitted) => void; onOpen: () => void };

/** An inspection that is submitted and still on this device: what it waits for; the result follows by itself. */
export function QueuedFace({ where, onSubmitted, onOpen }: Props) {
  const t = useT();
  const Root = useNarrow() ? 'main' : 'section';
  const format = useFormat();
  const owner = useOwner();
  const { outbox, sending } = useOutbox();
  const { onDevice } = useOnDevice();
  const isOnline = useIsOnline();
  const entry = onDevice?.entries.find((one) => one.key === where.key);
  const go = useEffectEvent(() => {
    const queued = queuedOf(localStorage, where.key);
    const sent = sentHere(localStorage, owner.companyId, owner.memberId).find((one) => one.taskId === where.taskId);
    if (queued?.problem) toast.error(queued.problem.message);
    if (!queued && sent) onSubmitted(sent.result);
    else if (!queued || queued.problem) onOpen();
  });
  useEffect(() => {
    if (onDevice) go();
  }, [onDevice]);
  useEffect(() => void outbox.run(), [outbox]);
  const queued = entry?.queued;
  const own = sending.key === where.key ? sending : null;
  return (
    <Root className="queued-face" aria-label={t('inspection.perform.title')}>
      <CloudUpload size={48} strokeWidth={1.5} aria-hidden />
      <h1>{t('inspection.outbox.keptTitle')}</h1>
      <p className="queued-lead">{t('inspection.outbox.keptText')}</p>
      {entry && queued && (
        <>
          <p className="meta num queued-facts">{submittedWords(entry, t, format)}</p>
          <p className="outbox-state" data-tone={own ? 'wait' : 'mute'} role="status">
            <StatusIcon shape={own ? 'half' : 'slash'} tone="current" size={14} />
            <span>{progressWords(queued, own, isOnline, t, format)}</span>
          </p>
        </>
      )}
      <div className="queued-acts">
        <button
          type="button"
          className="button button-primary button-thumb"
          aria-busy={own !== null}
          onClick={() => void outbox.sendNow(where.key)}
        >
          {t('inspection.outbox.sendNow')}
        </button>
        {queued && !queued.wasSent && !own && (
          <button type="button" className="button button-thumb" onClick={() => takeBack(where.key)}>
            {t('inspection.outbox.change')}
          </button>
        )}
        <Link className="button button-thumb" to="/inspect/offline">
          {t('inspection.outbox.toOutbox')}
        </Link>
      </div>
    </Root>
  );
}

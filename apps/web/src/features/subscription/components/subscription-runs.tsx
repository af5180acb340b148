import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionDelivery, SubscriptionRun } from '@rondo/contract/subscription-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { Link } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { sentReport } from '../../../shared/received-list.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './subscription.css';

const FOLLOWED = { part: true, keepPrevious: true } as const;
/** As long as something is on its way. */
const POLLED = { refetchEveryMs: 3_000 } as const;
const SIZES: readonly number[] = LIMIT.page.sizes;

/** What was sent, newest first, with who got what. */
export function SubscriptionRuns({ id }: { id: string }) {
  const t = useT();
  const [shown, setShown] = useState(0);
  const [isSending, setSending] = useState(false);
  const read = useCall(subscriptionApi.runs, { id, size: SIZES[shown] }, { ...FOLLOWED, ...(isSending ? POLLED : {}) });
  const isNow = read.data?.list.some(({ state }) => state === 'sending') ?? false;
  if (isNow !== isSending) setSending(isNow);
  if (read.isError && !read.data) return <p className="meta">{failureWords(read.error)}</p>;
  if (!read.data) return <SkeletonRows rows={2} />;
  const { list, next } = read.data;
  if (list.length === 0) return <p className="meta">{t('subscription.detail.noRuns')}</p>;
  return (
    <>
      <ul className="subscription-runs">
        {list.map((run, place) => (
          <Run key={run.id} run={run} isNewest={place === 0} />
        ))}
      </ul>
      {next !== null && shown < SIZES.length - 1 && (
        <Button isBusy={read.isPlaceholderData} onPress={() => setShown(shown + 1)}>
          {t('subscription.run.more')}
        </Button>
      )}
    </>
  );
}

function Run({ run, isNewest }: { run: SubscriptionRun; isNewest: boolean }) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(isNewest);
  const { kind, by, period, state, dueAt, recipients } = run;
  const days = period && (period.from === period.to ? period.from : `${period.from} – ${period.to}`);
  return (
    <li className="subscription-run">
      <div className="subscription-line">
        <strong className="num">{format.dateTime(dueAt)}</strong>
        <StateLabel object="subscriptionRun" state={state} />
      </div>
      <div className="subscription-line">
        <span className="meta num">
          {[t(`subscription.run.kind.${kind}`, { name: by ?? '' }), days].filter(Boolean).join(' · ')}
        </span>
        <button type="button" className="subscription-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('subscription.run.recipients', { count: recipients })}
        </button>
      </div>
      {isOpen && <Deliveries runId={run.id} />}
    </li>
  );
}

function Deliveries({ runId }: { runId: string }) {
  const t = useT();
  const [shown, setShown] = useState(0);
  const [isOnWay, setOnWay] = useState(false);
  const question = { runId, size: SIZES[shown] };
  const read = useCall(subscriptionApi.deliveries, question, { ...FOLLOWED, ...(isOnWay ? POLLED : {}) });
  const isNow = read.data?.list.some(({ state, mail }) => state === 'waiting' || mail === 'queued') ?? false;
  if (isNow !== isOnWay) setOnWay(isNow);
  if (read.isError && !read.data) return <p className="meta">{failureWords(read.error)}</p>;
  if (!read.data) return <SkeletonRows rows={1} />;
  const { list, next } = read.data;
  return (
    <>
      <ul>
        {list.map((one) => (
          <Delivery key={one.id} delivery={one} />
        ))}
      </ul>
      {next !== null && shown < SIZES.length - 1 && (
        <Button isBusy={read.isPlaceholderData} onPress={() => setShown(shown + 1)}>
          {t('subscription.run.moreRecipients')}
        </Button>
      )}
    </>
  );
}

function Delivery({ delivery }: { delivery: SubscriptionDelivery }) {
  const t = useT();
  const format = useFormat();
  const { id, recipient, to, state, skipped, rows, fileBytes, mail, error, openedAt, key, canResend } = delivery;
  const resend = useAct(subscriptionApi.resend, { onDone: () => toast.ok(t('subscription.run.resent')) });
  const facts = [
    skipped && t(`subscription.run.skipped.${skipped}`),
    rows !== null && t('subscription.run.rows', { count: rows }),
    fileBytes !== null && t('subscription.run.file', { size: format.bytes(fileBytes) }),
    mail && t(`subscription.run.${to === 'robot' ? 'robot' : 'mail'}.${mail}`),
    to === 'member' &&
      state === 'sent' &&
      (openedAt ? t('subscription.run.opened', { time: format.dateTime(openedAt) }) : t('subscription.run.unopened')),
    error,
  ];
  return (
    <li>
      <div className="subscription-line">
        <span className="ellipsis">{recipient ?? t('subscription.run.removed')}</span>
        <StateLabel object="subscriptionDelivery" state={state} />
      </div>
      <div className="subscription-line">
        <span className="meta">{facts.filter(Boolean).join(' · ')}</span>
        <span className="subscription-line">
          {key !== null && <Link to={sentReport(key)}>{t('subscription.received.seen')}</Link>}
          {canResend && (
            <button
              type="button"
              className="subscription-open"
              disabled={resend.busy}
              onClick={() => void resend.run({ deliveryId: id, requestId: uuidv7() })}
            >
              {t('subscription.run.resend')}
            </button>
          )}
        </span>
      </div>
    </li>
  );
}

import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionRun } from '@rondo/contract/subscription-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './subscription.css';

/** What was sent, newest first, with who got what. */
export function SubscriptionRuns({ id }: { id: string }) {
  const t = useT();
  const sizes: readonly number[] = LIMIT.page.sizes;
  const [shown, setShown] = useState(0);
  const read = useCall(subscriptionApi.runs, { id, size: sizes[shown] }, { part: true, keepPrevious: true });
  if (read.isError && !read.data) return <p className="meta">{failureWords(read.error)}</p>;
  if (!read.data) return <SkeletonRows rows={2} />;
  const { list, next } = read.data;
  if (list.length === 0) return <p className="meta">{t('subscription.detail.noRuns')}</p>;
  return (
    <>
      <ul className="subscription-runs">
        {list.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
      {next !== null && shown < sizes.length - 1 && (
        <Button isBusy={read.isPlaceholderData} onPress={() => setShown(shown + 1)}>
          {t('subscription.run.more')}
        </Button>
      )}
    </>
  );
}

function Run({ run }: { run: SubscriptionRun }) {
  const t = useT();
  const format = useFormat();
  const { kind, by, period, state, dueAt, deliveries } = run;
  const days = period && (period.from === period.to ? period.from : `${period.from} – ${period.to}`);
  return (
    <li className="subscription-run">
      <div className="subscription-line">
        <strong className="num">{format.dateTime(dueAt)}</strong>
        <StateLabel object="subscriptionRun" state={state} />
      </div>
      <span className="meta num">
        {[t(`subscription.run.kind.${kind}`, { name: by ?? '' }), days].filter(Boolean).join(' · ')}
      </span>
      <ul>
        {deliveries.map((one) => (
          <Delivery key={one.id} delivery={one} />
        ))}
      </ul>
    </li>
  );
}

function Delivery({ delivery }: { delivery: SubscriptionRun['deliveries'][number] }) {
  const t = useT();
  const format = useFormat();
  const { id, recipient, state, skipped, rows, fileBytes, mail, error, openedAt, canResend } = delivery;
  const resend = useAct(subscriptionApi.resend, { onDone: () => toast.ok(t('subscription.run.resent')) });
  const facts = [
    skipped && t(`subscription.run.skipped.${skipped}`),
    rows !== null && t('subscription.run.rows', { count: rows }),
    fileBytes !== null && t('subscription.run.file', { size: format.bytes(fileBytes) }),
    mail && t(`subscription.run.mail.${mail}`),
    state === 'sent' &&
      (openedAt ? t('subscription.run.opened', { time: format.dateTime(openedAt) }) : t('subscription.run.unopened')),
    error,
  ];
  return (
    <li>
      <div className="subscription-line">
        <span className="ellipsis">{recipient}</span>
        <StateLabel object="subscriptionDelivery" state={state} />
      </div>
      <div className="subscription-line">
        <span className="meta">{facts.filter(Boolean).join(' · ')}</span>
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
      </div>
    </li>
  );
}

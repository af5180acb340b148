import type { Output } from '@rondo/contract/kit/endpoint';
import { sessionApi } from '@rondo/contract/session';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { leaveNow } from '../../../shared/session/leave.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './profile.css';

type Session = Output<typeof sessionApi.list>[number];

/** The devices this person is signed in on: end one, the others, or all. */
export function SessionList() {
  const t = useT();
  const { data, isLoadingError, refetch } = useCall(sessionApi.list, {}, { part: true });
  const end = useAct(sessionApi.end);
  const endOthers = useAct(sessionApi.endOthers, {
    onDone: ({ ended }) => toast.ok(t('profile.endedOthers', { count: ended })),
  });
  const endAll = useAct(sessionApi.endAll, { onDone: () => leaveNow({ comeBack: false }) });
  if (isLoadingError) {
    return (
      <p role="alert">
        {t('profile.sessionsFailed')}{' '}
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('ui.retry')}
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <>
      <ul className="session-list">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.busy}
            onEnd={() => void end.run({ id: session.id })}
          />
        ))}
      </ul>
      <div className="session-acts">
        <button
          type="button"
          className="button"
          disabled={data.length < 2}
          aria-busy={endOthers.busy}
          onClick={() => void endOthers.run({})}
        >
          {t('profile.endOthers')}
        </button>
        <EndAll isBusy={endAll.busy} onEnd={() => void endAll.run({})} />
      </div>
    </>
  );
}

/** Ending all sessions ends this one too: it is asked for twice. */
function EndAll({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => void }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className="button" aria-busy={isBusy} onClick={() => setAsking(true)}>
        {t('profile.endAll')}
      </button>
      {isAsking && (
        <Dialog
          title={t('profile.endAll')}
          width={420}
          onClose={close}
          footer={
            <>
              <button type="button" className="button" onClick={close}>
                {t('ui.cancel')}
              </button>
              <button type="button" className="button button-primary" aria-busy={isBusy} onClick={onEnd}>
                {t('profile.endAll')}
              </button>
            </>
          }
        >
          {t('profile.endAllConfirm')}
        </Dialog>
      )}
    </>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const t = useT();
  const { ago, dateTimeFull } = useFormat();
  const { device, companyName, ip, lastSeenAt, isThis } = session;
  return (
    <li>
      <div className="session-about">
        <p className="strong ellipsis">{device}</p>
        <p className="meta" title={dateTimeFull(lastSeenAt)}>
          {companyName} · {ip} · {t('profile.lastSeen', { time: ago(lastSeenAt) })}
        </p>
      </div>
      {isThis ? (
        <span className="meta">{t('profile.thisDevice')}</span>
      ) : (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          aria-label={t('profile.endNamed', { device })}
          onClick={onEnd}
        >
          {t('profile.end')}
        </button>
      )}
    </li>
  );
}

import { accountApi } from '@rondo/contract/account';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useWelcome } from '../../../shared/session/welcome.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { enterWith } from '../enter-with.ts';
import { passIsOver, proof } from '../proof.ts';
import { LeaveLink } from './leave-link.tsx';
import { ModeLink } from './mode-link.tsx';
import './modes.css';

type Application = Output<typeof accountApi.myApplications>[number];

/** So often it is looked whether somebody has decided, ms. */
const LOOK_EVERY_MS = 20_000;

/** What the reader asked to join and what became of it; an approval shows by itself, and leads in. */
export default function MyApplications() {
  const t = useT();
  const welcome = useWelcome();
  const { applications, isFailed, isAsking, reload } = useApplications();
  const enter = useSubmit(accountApi.enter, { onDone: (answer) => void ('token' in answer && enterWith(answer)) });
  const withdraw = useSubmit(accountApi.withdrawApplication, {
    onDone: () => {
      toast.ok(t('account.waiting.withdrawn'));
      void reload();
    },
  });
  const goIn = async (companyId: string) => {
    const pass = await proof();
    if (pass) void enter.run({ pass, companyId });
  };
  const takeBack = async ({ id, companyId }: Application) => {
    const pass = await proof();
    if (pass) void withdraw.run({ pass, id, companyId });
  };
  return (
    <div className="sign-in-form">
      <div>
        <h1>{t('session.title.waiting')}</h1>
        <p className="sign-in-hint">{t('account.waiting.hint')}</p>
      </div>
      {applications === null ? (
        <p role="status">{t(isFailed ? 'ui.emptyState.failed' : 'ui.loading')}</p>
      ) : (
        <ul className="my-applications" aria-live="polite">
          {applications.length === 0 && <li className="meta">{t('account.waiting.none')}</li>}
          {applications.map((one) => (
            <ApplicationLine
              key={one.id}
              application={one}
              isBusy={enter.busy || withdraw.busy}
              onEnter={() => void goIn(one.companyId)}
              onWithdraw={() => void takeBack(one)}
            />
          ))}
        </ul>
      )}
      <button type="button" className="button button-large" aria-busy={isAsking} onClick={() => void reload()}>
        {t('account.waiting.refresh')}
      </button>
      <p className="sign-in-more">
        <ModeLink mode="join">{t('account.waiting.joinOther')}</ModeLink>
        {welcome?.canRegister !== false && <ModeLink mode="create">{t('account.waiting.create')}</ModeLink>}
        <LeaveLink />
      </p>
    </div>
  );
}

interface LineProps {
  application: Application;
  isBusy: boolean;
  onEnter: () => void;
  onWithdraw: () => void;
}

function ApplicationLine({ application, isBusy, onEnter, onWithdraw }: LineProps) {
  const t = useT();
  const format = useFormat();
  const { companyName, state, createdAt, refuseReason } = application;
  return (
    <li>
      <div>
        <b className="ellipsis">{companyName}</b>
        <StateLabel object="application" state={state} />
      </div>
      <div>
        <span className="meta">{t('account.waiting.on', { time: format.ago(createdAt) })}</span>
        {state === 'pending' && (
          <button
            type="button"
            className="button-link"
            disabled={isBusy}
            aria-label={t('account.waiting.withdrawNamed', { company: companyName })}
            onClick={onWithdraw}
          >
            {t('account.waiting.withdraw')}
          </button>
        )}
      </div>
      {state === 'refused' && refuseReason && <p>{t('account.waiting.reason', { reason: refuseReason })}</p>}
      {state === 'approved' && (
        <button type="button" className="button button-primary" disabled={isBusy} onClick={onEnter}>
          {t('account.waiting.enter')}
        </button>
      )}
    </li>
  );
}

/** Asked again while something waits and the page is in sight. */
function useApplications() {
  const [applications, setApplications] = useState<Application[] | null>(null);
  const ask = useSubmit(accountApi.myApplications, {
    onDone: setApplications,
    onRefused: (refusal) => {
      passIsOver(refusal);
      return false;
    },
  });
  const reload = async () => {
    const pass = await proof();
    if (pass) await ask.run({ pass });
  };
  const look = useEffectEvent((isFirst: boolean) => {
    const isWaiting = isFirst || applications?.some(({ state }) => state === 'pending');
    if (isWaiting && !document.hidden && !ask.busy) void reload();
  });
  useEffect(() => {
    look(true);
    const timer = setInterval(() => look(false), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { applications, isFailed: ask.refusal !== null, isAsking: ask.busy, reload };
}

import { importApi } from '@rondo/contract/import';
import { type JobRun, jobApi } from '@rondo/contract/job';
import type { Noun } from '@rondo/contract/noun';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../format/use-format.tsx';
import { refetchNouns, useAct, useCall } from '../http/query.ts';
import { useT } from '../i18n.tsx';
import { useIsLive } from '../session/live-state.ts';
import { watchJob } from '../session/watched-jobs.ts';
import { Spinner } from '../ui/spinner.tsx';
import { StatusIcon } from '../ui/status/status-icon.tsx';
import { MendButton } from './check-step.tsx';
import { resultText } from './result-text.ts';

interface Props {
  id: string;
  invalidates: readonly Noun[];
  after?: ((madeId: string | null) => ReactNode) | undefined;
  onClose: () => void;
}

/** How often a job is asked how far it is where nothing is pushed, ms. */
const EVERY_MS = 700;
/** And where it is pushed: a signal that got lost on the way delays the end by no more, ms. */
const EVERY_LIVE_MS = 5_000;

/** An import while it runs, and what came of it: it goes on when the dialog is closed. */
export function RunStep({ id, invalidates, after, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const isLive = useIsLive();
  const everyMs = isLive ? EVERY_LIVE_MS : EVERY_MS;
  const { data: job } = useCall(jobApi.get, { id }, isOver ? {} : { refetchEveryMs: everyMs });
  useEffect(() => watchJob(id), [id]);
  const isFinished = job?.finishedAt != null;
  useEffect(() => {
    if (!isFinished) return;
    setOver(true);
    void refetchNouns(client, invalidates);
  }, [isFinished, client, invalidates]);
  return (
    <>
      {!job && <Spinner label={t('state.job.waiting')} />}
      {job && !isFinished && <Running job={job} />}
      {job && isFinished && <Finished job={job} touches={invalidates} />}
      <footer className="import-footer">
        {job?.state === 'done' && after?.(job.madeId)}
        <button type="button" className="button button-primary" onClick={onClose}>
          {t(isFinished ? 'ui.done' : 'ui.close')}
        </button>
      </footer>
    </>
  );
}

function Running({ job: { state, done, total } }: { job: JobRun }) {
  const t = useT();
  const format = useFormat();
  const text =
    state === 'waiting'
      ? t('state.job.waiting')
      : t('job.progress.row', { done: format.count(done), total: format.count(total) });
  return (
    <div className="import-outcome" role="status">
      <progress max={Math.max(1, total)} value={state === 'waiting' ? 0 : done} aria-label={text} />
      <strong className="num">{text}</strong>
      <span className="meta">{t('import.mayClose')}</span>
    </div>
  );
}

function Finished({ job, touches }: { job: JobRun; touches: readonly Noun[] }) {
  const t = useT();
  const isGood = job.state === 'done';
  return (
    <div className="import-outcome" role="status">
      <StatusIcon shape={isGood ? 'check' : 'cross'} tone={isGood ? 'ok' : 'mute'} size={28} />
      <strong>{t(isGood ? 'import.finished' : `state.job.${job.state}`)}</strong>
      {job.error && (
        <span>
          {job.error.message} · {t('import.nothingWritten')}
        </span>
      )}
      {isGood && <span className="num">{resultText(job, t)}</span>}
      {job.undone && <Undone undone={job.undone} />}
      {job.hasErrors && isGood && <MendButton id={job.id} />}
      {job.undoableUntil && <Undo job={job} until={job.undoableUntil} touches={touches} />}
    </div>
  );
}

function Undone({ undone: { removed, restored, kept, keptCount } }: { undone: NonNullable<JobRun['undone']> }) {
  const t = useT();
  return (
    <>
      <span className="num">{t('import.undoneText', { removed, restored })}</span>
      {keptCount > 0 && (
        <details className="import-warnings">
          <summary>{t('import.keptText', { count: keptCount })}</summary>
          <ul className="import-kept">
            {kept.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                {name} <span className="meta">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Asks once more before it takes an import back. */
function Undo({ job, until, touches }: { job: JobRun; until: string; touches: readonly Noun[] }) {
  const t = useT();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [requestId] = useState(() => uuidv7());
  const undo = useAct(importApi.undo, { invalidates: [...touches, 'job'] });
  if (!isAsking) {
    return (
      <span className="import-undo">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t('import.undo')}
        </button>
        <span className="meta">{t('import.undoUntil', { time: format.dateTime(until) })}</span>
      </span>
    );
  }
  return (
    <span className="import-undo">
      <span>{t('import.undoAsk', { name: job.name })}</span>
      <button type="button" className="button" onClick={() => setAsking(false)}>
        {t('ui.cancel')}
      </button>
      <button
        type="button"
        className="button button-danger"
        disabled={undo.busy}
        onClick={() => void undo.run({ id: job.id, requestId })}
      >
        {t('import.undo')}
      </button>
    </span>
  );
}

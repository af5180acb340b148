import { importApi } from '@rondo/contract/import';
import { type JobRun, jobApi } from '@rondo/contract/job';
import type { Noun } from '@rondo/contract/noun';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../format/use-format.tsx';
import { refetchNouns, useAct, useCall } from '../http/query.ts';
import { useT } from '../i18n.tsx';
import { Glyph } from '../ui/glyph/glyph.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { MendButton } from './check-step.tsx';

interface Props {
  id: string;
  touches: readonly Noun[];
  after?: ((madeId: string | null) => ReactNode) | undefined;
  onClose: () => void;
}

/** How often a job is asked how far it is, ms. */
const EVERY_MS = 700;

/** An import while it runs, and what came of it: it goes on when the dialog is closed. */
export function RunStep({ id, touches, after, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const { data: job } = useCall(jobApi.get, { id }, isOver ? {} : { refetchEveryMs: EVERY_MS });
  const isFinished = job?.finishedAt != null;
  useEffect(() => {
    if (!isFinished) return;
    setOver(true);
    void refetchNouns(client, touches);
  }, [isFinished, client, touches]);
  return (
    <>
      {!job && <Spinner label={t('import.waiting')} />}
      {job && !isFinished && <Running job={job} />}
      {job && isFinished && <Finished job={job} touches={touches} />}
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
      ? t('import.waiting')
      : t('import.running', { done: format.count(done), total: format.count(total) });
  return (
    <div className="import-outcome" role="status">
      <progress max={Math.max(1, total)} value={state === 'waiting' ? 0 : done} aria-label={text} />
      <strong className="num">{text}</strong>
      <span className="meta">{t('import.mayClose')}</span>
    </div>
  );
}

const RESULTS = [
  'created',
  'updated',
  'skipped',
  'replaced',
  'groups',
  'departments',
  'categories',
  'withoutManager',
  'shopsWithoutManager',
] as const;

function Finished({ job, touches }: { job: JobRun; touches: readonly Noun[] }) {
  const t = useT();
  const isGood = job.state === 'done';
  const lines = RESULTS.filter((key) => (job.result[key] ?? 0) > 0 || key === 'created');
  return (
    <div className="import-outcome" role="status">
      <Glyph shape={isGood ? 'check' : 'cross'} tone={isGood ? 'ok' : 'mute'} size={28} />
      <strong>{t(isGood ? 'import.finished' : `import.state.${job.state}`)}</strong>
      {job.error && (
        <span>
          {job.error.message} · {t('import.nothingWritten')}
        </span>
      )}
      {isGood && (
        <span className="num">
          {lines.map((key) => t(`import.result.${key}`, { count: job.result[key] ?? 0 })).join(' · ')}
        </span>
      )}
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
  const undo = useAct(importApi.undo, { touches: [...touches, 'job'] });
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

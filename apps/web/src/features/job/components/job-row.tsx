import { type JobRun, jobApi } from '@rondo/contract/job';
import { isJobOpen, JOBS } from '@rondo/domain/job';
import { bytes } from '@rondo/messages/format/number';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { resultText } from '../../../shared/import/result-text.ts';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { JobErrors } from './job-errors.tsx';

/** One piece of work: what it is, how far it is or what came of it, and what can be done with it. */
export function JobRow({ job }: { job: JobRun }) {
  const t = useT();
  const format = useFormat();
  const { kind, name, state, error, errorCount, file, createdAt, undoableUntil } = job;
  const result = resultText(job, t);
  return (
    <li className="job" aria-label={`${t(`job.kind.${kind}`)} ${name}`}>
      <div className="job-head">
        <StateLabel object="job" state={state} />
        <strong>{t(`job.kind.${kind}`)}</strong>
        <span className="job-name">{name}</span>
        <span className="meta num">{format.ago(createdAt)}</span>
      </div>
      {isJobOpen(state) && <Progress job={job} />}
      {state === 'done' && result !== '' && <span className="num">{result}</span>}
      {state === 'cancelled' && <span className="meta">{t('job.nothingLeft')}</span>}
      {error && (
        <span>
          {error.message} · {t('job.nothingLeft')}
        </span>
      )}
      {file && <FileButton id={job.id} name={file.name} bytes={file.bytes} />}
      {undoableUntil && <span className="meta">{t('job.undoable', { time: format.dateTime(undoableUntil) })}</span>}
      {errorCount > 0 && <JobErrors job={job} />}
    </li>
  );
}

function Progress({ job: { id, kind, name, state, done, total } }: { job: JobRun }) {
  const t = useT();
  const format = useFormat();
  const [requestId] = useState(() => uuidv7());
  const [isAsking, setAsking] = useState(false);
  const cancel = useAct(jobApi.cancel, { onDone: () => toast.ok(t('job.cancelled', { name })) });
  const text =
    total > 0
      ? t(`job.progress.${JOBS[kind].counts}`, { done: format.count(done), total: format.count(total) })
      : t('job.progress.unknown');
  return (
    <div className="job-progress">
      <progress
        aria-label={`${name}: ${state === 'waiting' ? t('state.job.waiting') : text}`}
        {...(total > 0 ? { max: total, value: done } : {})}
      />
      <span className="meta num">{state === 'waiting' ? t('state.job.waiting') : text}</span>
      <button
        type="button"
        className="button"
        aria-label={t('job.cancelNamed', { name })}
        onClick={() => setAsking(true)}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
        {t('job.cancel')}
      </button>
      {isAsking && (
        <CancelDialog
          name={name}
          isBusy={cancel.busy}
          onCancel={() => void cancel.run({ id, requestId })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function FileButton({ id, name, bytes: size }: { id: string; name: string; bytes: number }) {
  const t = useT();
  const save = () => {
    saveAnswer(jobApi.file, { id }).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
    });
  };
  return (
    <button type="button" className="button job-file" onClick={save}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {t('job.download')}
      <span className="meta num">{bytes(size)}</span>
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

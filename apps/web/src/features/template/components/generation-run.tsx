import { type JobRun, jobApi } from '@rondo/contract/job';
import { GENERATION_STEPS } from '@rondo/domain/generation/draft';
import type { MessageKey } from '@rondo/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { refetchNouns, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { resultText } from '../../../shared/import/result-text.ts';
import { watchJob } from '../../../shared/session/watched-jobs.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './generation.css';

interface Props {
  id: string;
  onReady: (id: string) => void;
  onRetry: () => void;
  onOther: () => void;
  onClose: () => void;
}

/** How often it is asked how far the work is, ms. */
const EVERY_MS = 700;

/** A template while it is generated: what is being done, and why nothing came of it. It goes on when the dialog is closed. */
export function GenerationRun({ id, onReady, onRetry, onOther, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const { data: job } = useCall(jobApi.get, { id }, isOver ? {} : { refetchEveryMs: EVERY_MS });
  useEffect(() => watchJob(id), [id]);
  const ended = useEffectEvent((madeId: string | null, words: string) => {
    setOver(true);
    void refetchNouns(client, ['template']);
    if (madeId === null) return;
    toast.ok(t('template.generation.ready', { words }));
    onReady(madeId);
  });
  const isFinished = job?.finishedAt != null;
  useEffect(() => {
    if (job && isFinished) ended(job.state === 'done' ? job.madeId : null, resultText(job, t));
  }, [job, isFinished, t]);
  if (!job) return <Spinner label={t('state.job.waiting')} />;
  return (
    <div className="generation">
      {isFinished ? <Ended job={job} onRetry={onRetry} onOther={onOther} /> : <Running job={job} onClose={onClose} />}
    </div>
  );
}

function Running({ job: { id, done, total, state }, onClose }: { job: JobRun; onClose: () => void }) {
  const t = useT();
  const [requestId] = useState(() => uuidv7());
  const cancel = useAct(jobApi.cancel);
  const words = state === 'waiting' ? t('state.job.waiting') : t(wordsAt(done));
  return (
    <>
      <div className="generation-run" role="status">
        <progress max={total} value={done} aria-label={words} />
        <strong>{words}</strong>
        <span className="meta">{t('template.generation.duration')}</span>
      </div>
      <footer className="generation-foot">
        <Button isBusy={cancel.busy} onPress={() => void cancel.run({ id, requestId })}>
          {t('ui.cancel')}
        </Button>
        <Button onPress={onClose}>{t('ui.close')}</Button>
      </footer>
    </>
  );
}

function wordsAt(done: number): MessageKey {
  if (done < GENERATION_STEPS.read) return 'template.generation.reading';
  return done < GENERATION_STEPS.found ? 'template.generation.finding' : 'template.generation.making';
}

function Ended({ job, onRetry, onOther }: { job: JobRun; onRetry: () => void; onOther: () => void }) {
  const t = useT();
  const isGood = job.state === 'done';
  return (
    <>
      <div className="generation-run" role={isGood ? 'status' : 'alert'}>
        <StatusIcon shape={isGood ? 'check' : 'cross'} tone={isGood ? 'ok' : 'mute'} size={28} />
        <strong>{t(isGood ? 'template.generation.done' : 'template.generation.failed')}</strong>
        {job.state === 'cancelled' && <span>{t('template.generation.cancelled')}</span>}
        {job.error && <span>{job.error.message}</span>}
      </div>
      {!isGood && (
        <footer className="generation-foot">
          <Button onPress={onRetry}>{t('template.generation.retry')}</Button>
          <Button look="primary" onPress={onOther}>
            {t('template.generation.other')}
          </Button>
        </footer>
      )}
    </>
  );
}

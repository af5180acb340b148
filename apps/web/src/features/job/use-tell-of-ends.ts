import type { JobRun } from '@rondo/contract/job';
import { isJobOpen, JOBS } from '@rondo/domain/job';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refetchNouns } from '../../shared/http/query.ts';
import { type Translate, useT } from '../../shared/i18n.tsx';
import { isWatched } from '../../shared/session/watched-jobs.ts';
import { toast } from '../../shared/ui/toast.ts';
import { isFirstToTell } from './first-to-tell.ts';

/** Tells once, in one tab, of work that ended since the list was first read; what it changed on screen is read again. */
export function useTellOfEnds(jobs: readonly JobRun[] | undefined, onOpen: () => void): void {
  const t = useT();
  const client = useQueryClient();
  const known = useRef<Set<string> | null>(null);
  const tell = useEffectEvent((job: JobRun) => {
    if (job.state === 'done') void refetchNouns(client, JOBS[job.kind].changes);
    void isFirstToTell(job.id).then((isFirst) => {
      if (isFirst && !isWatched(job.id)) show(job, t, onOpen);
    });
  });
  useEffect(() => {
    if (!jobs) return;
    const over = jobs.filter(({ state }) => !isJobOpen(state));
    const { current: before } = known;
    known.current = new Set(over.map(({ id }) => id));
    if (before) for (const job of over) if (!before.has(job.id)) tell(job);
  }, [jobs]);
}

/** Who cancelled work knows of it; what was taken back was told of before. */
function show({ state, name }: JobRun, t: Translate, onOpen: () => void): void {
  const action = { label: t('job.open'), run: onOpen };
  if (state === 'done') toast.ok(t('job.finished', { name }), { action });
  if (state === 'failed') toast.warn(t('job.notFinished', { name }), { action });
}

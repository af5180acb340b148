import { inspectionApi } from '@rondo/contract/inspection';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { Refusal } from '../../shared/http/http.ts';
import { useMe } from '../../shared/session/me.ts';
import { attempt } from './draft/attempt.ts';
import { draftKey } from './draft/local-draft.ts';
import {
  forgetInspection,
  type Kept,
  keptHere,
  type OpenOptions,
  openInspection,
  type Where,
} from './draft/open-inspection.ts';
import type { Session } from './draft/session.ts';
import { forgetSubmission, keptSubmission } from './draft/submission.ts';

export type { Where };
export type Submitted = z.output<typeof inspectionApi.submit.output>;

/** How far opening an inspection has come. */
export type Phase =
  | { kind: 'opening' }
  /** A submission whose answer was lost is being asked about. */
  | { kind: 'confirming' }
  | { kind: 'offline' }
  | { kind: 'refused'; refusal: Refusal; kept: Kept | null }
  | { kind: 'open'; session: Session }
  | { kind: 'submitted'; result: Submitted };

/** Opens the inspection of a task on this device and keeps it alive while the page is there. */
export function useInspection(taskId: string) {
  const { companyId, id: memberId } = useMe();
  const where = useMemo(() => ({ taskId, key: draftKey(companyId, memberId, taskId) }), [companyId, memberId, taskId]);
  const [phase, setPhase] = useState<Phase>({ kind: 'opening' });
  const [options, setOptions] = useState<OpenOptions>({});
  const submitted = useCallback(
    (result: Submitted) => {
      setPhase((before) => {
        if (before.kind === 'open') before.session.stop();
        return { kind: 'submitted', result };
      });
      void forgetInspection(where.key);
    },
    [where],
  );
  useEffect(() => {
    let isHere = true;
    let session: Session | null = null;
    setPhase({ kind: keptSubmission(localStorage, where.key) ? 'confirming' : 'opening' });
    void begin(where, options).then((next) => {
      if (next.kind === 'open') session = next.session;
      if (!isHere) session?.stop();
      else if (next.kind === 'submitted') submitted(next.result);
      else setPhase(next);
    });
    return () => {
      isHere = false;
      session?.stop();
    };
  }, [where, options, submitted]);
  /** Opens again; a new object starts the effect even when the options are the same. */
  const open = (next: OpenOptions = {}) => setOptions({ ...next });
  return { where, phase, open, submitted };
}

async function begin(where: Where, options: OpenOptions): Promise<Phase> {
  const underWay = keptSubmission(localStorage, where.key);
  if (underWay) {
    const outcome = await attempt(inspectionApi.submit, underWay);
    if (outcome.kind === 'done') return { kind: 'submitted', result: outcome.data };
    if (outcome.kind === 'refused') forgetSubmission(localStorage, where.key);
  }
  const opened = await openInspection(where, options);
  if (opened.kind === 'offline') return { kind: 'offline' };
  if (opened.kind === 'done') return { kind: 'open', session: opened.data };
  return { kind: 'refused', refusal: opened.refusal, kept: await keptHere(where.key) };
}

/** The draft and how it stands, live; the network's comings and goings are passed on. */
export function useSession(session: Session) {
  const draft = useSyncExternalStore(session.draft.subscribe, session.draft.get);
  const live = useSyncExternalStore(session.live.subscribe, session.live.get);
  useEffect(() => {
    const { wake, offline } = session;
    const hide = () => {
      if (document.visibilityState === 'hidden') void session.flush();
    };
    window.addEventListener('online', wake);
    window.addEventListener('offline', offline);
    document.addEventListener('visibilitychange', hide);
    if (!navigator.onLine) offline();
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session]);
  return { draft, live };
}

import type { inspectionApi } from '@rondo/contract/inspection';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { Refusal } from '../../shared/http/http.ts';
import { useMe } from '../../shared/session/me.ts';
import { type Hold, hold } from './draft/hold.ts';
import { forgetInspection, type Kept, keptHere } from './draft/kept.ts';
import { draftKey } from './draft/local-draft.ts';
import { type OpenOptions, openInspection, type Where } from './draft/open-inspection.ts';
import { queuedOf } from './draft/queued.ts';
import type { Session } from './draft/session.ts';
import { tellWaiting } from './draft/waiting.ts';

export type { Where };
export type Submitted = z.output<typeof inspectionApi.submit.output>;

/** How far opening an inspection has come. */
export type Phase =
  | { kind: 'opening' }
  /** It was submitted on this device and waits to be sent. */
  | { kind: 'queued' }
  | { kind: 'offline' }
  /** Another tab of this browser has it open. */
  | { kind: 'other_tab' }
  | { kind: 'refused'; refusal: Refusal; kept: Kept | null }
  | { kind: 'open'; session: Session }
  | { kind: 'submitted'; result: Submitted };

/** `steal`: take it away from another tab. */
type Options = OpenOptions & { steal?: boolean };

/** Opens the inspection of a task on this device and keeps it alive while the page is there. */
export function useInspection(taskId: string) {
  const { companyId, id: memberId } = useMe();
  const where = useMemo(
    () => ({ taskId, key: draftKey(companyId, memberId, taskId), companyId, memberId }),
    [companyId, memberId, taskId],
  );
  const [phase, setPhase] = useState<Phase>({ kind: 'opening' });
  const [options, setOptions] = useState<Options>({});
  const close = useRef(() => {});
  const submitted = useCallback(
    (result: Submitted) => {
      close.current();
      setPhase({ kind: 'submitted', result });
      void forgetInspection(where.key).then(tellWaiting);
    },
    [where],
  );
  /** It is kept to be sent: the outbox goes on with it. */
  const queued = useCallback(() => {
    close.current();
    setPhase({ kind: 'queued' });
    tellWaiting();
  }, []);
  useEffect(() => {
    let isHere = true;
    let own: Opened = { phase: { kind: 'opening' } };
    const end = () => {
      isHere = false;
      if (own.phase.kind === 'open') own.phase.session.stop();
      own.hold?.release();
    };
    close.current = end;
    const stolen = () => {
      if (!isHere) return;
      end();
      setPhase({ kind: 'other_tab' });
    };
    setPhase({ kind: 'opening' });
    void begin(where, options, stolen).then((opened) => {
      own = opened;
      if (isHere) setPhase(opened.phase);
      else end();
    });
    return end;
  }, [where, options]);
  /** Opens again; a new object starts the effect even when the options are the same. */
  const open = (next: Options = {}) => setOptions({ ...next });
  return { where, phase, open, submitted, queued };
}

interface Opened {
  phase: Phase;
  hold?: Hold;
}

/** A tab that is being closed lets go within this time, ms. */
const HOLD_MS = 800;

async function begin(where: Where, { steal = false, ...options }: Options, onStolen: () => void): Promise<Opened> {
  const isWaiting = () => queuedOf(localStorage, where.key)?.problem === null;
  if (isWaiting()) return { phase: { kind: 'queued' } };
  const held = await hold(where.key, { waitMs: HOLD_MS, steal, onStolen });
  // The other tab may have submitted it meanwhile.
  if (isWaiting()) {
    held?.release();
    return { phase: { kind: 'queued' } };
  }
  if (!held) return { phase: { kind: 'other_tab' } };
  const opened = await openInspection(where, options);
  if (opened.kind === 'done') return { phase: { kind: 'open', session: opened.data }, hold: held };
  held.release();
  if (opened.kind === 'offline') return { phase: { kind: 'offline' } };
  return { phase: { kind: 'refused', refusal: opened.refusal, kept: await keptHere(where.key) } };
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

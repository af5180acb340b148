import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, Refusal, showRefusal } from '../../../shared/http/http.ts';
import { cannotBeKept, type Draft, sentOf } from './draft.ts';

/** A pause of this long in the changes saves them, ms. */
const PAUSE_MS = 1_000;

type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Refused; the next change tries again. */
  | { kind: 'failed'; words: string; reason: string }
  /** Somebody else has the lock now, or saved: nothing of ours can be kept any more. */
  | { kind: 'lost'; reason: 'TEMPLATE_LOCKED' | 'STALE'; by: string };

export interface Autosave {
  state: SaveState;
  savedAt: string;
  /** The version of the row that the last save made. */
  revNow: () => number;
  /** Saves what is not saved yet; true when everything is. */
  flush: () => Promise<boolean>;
}

/** Saves the draft after each pause, one request at a time, and never an older state after a newer one. */
export function useAutosave(detail: TemplateDetail, draft: Draft): Autosave {
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [savedAt, setSavedAt] = useState(detail.updatedAt);
  const current = useRef(draft);
  const kept = useRef(draft);
  const revNow = useRef(detail.rev);
  const running = useRef<Promise<boolean> | null>(null);
  const isLost = useRef(false);
  current.current = draft;

  const send = useCallback(async (): Promise<boolean> => {
    const sending = current.current;
    if (isLost.current) return false;
    if (sending === kept.current) return true;
    if (cannotBeKept(sending)) return false;
    setState({ kind: 'saving' });
    try {
      const answer = await call(
        templateApi.save,
        { id: detail.id, rev: revNow.current, ...sentOf(sending) },
        { onError: () => undefined },
      );
      revNow.current = answer.rev;
      kept.current = sending;
      setSavedAt(answer.savedAt);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      const failed = failure(cause);
      isLost.current = failed.kind === 'lost';
      setState(failed);
      if (failed.kind === 'failed' && failed.reason !== 'TEMPLATE_NAME_TAKEN') showRefusal(cause);
      return false;
    }
    if (current.current !== sending) return send();
    setState({ kind: 'saved' });
    return true;
  }, [detail.id]);

  const flush = useCallback((): Promise<boolean> => {
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);

  useEffect(() => {
    if (draft === kept.current || isLost.current) return;
    setState((now) => (now.kind === 'saving' ? now : { kind: 'waiting' }));
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, flush]);

  const revOf = useCallback(() => revNow.current, []);
  return { state, savedAt, revNow: revOf, flush };
}

function failure(refusal: Refusal): SaveState {
  const { reason, message, data } = refusal;
  if (reason === 'TEMPLATE_LOCKED' || reason === 'STALE') return { kind: 'lost', reason, by: lockedName(data) };
  return { kind: 'failed', words: message, reason: reason ?? '' };
}

/** The name in `{lockedBy: {name}}`. */
function lockedName(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('lockedBy' in data)) return '';
  const by = data.lockedBy;
  return typeof by === 'object' && by !== null && 'name' in by ? String(by.name) : '';
}

import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiEventRow } from '@rondo/contract/ai-event-shapes';
import { FALSE_REASONS, type FalseReason } from '@rondo/domain/ai-event';
import { useEffect, useState } from 'react';
import { useAct } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { refreshCounters } from '../../shared/session/counters.ts';
import { toast } from '../../shared/ui/toast.ts';

/** What is read of a key, of the page or of a part of it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault'>;

/**
 * Judging by keyboard (D17.6): J and K move, C confirms, F and then 1 to 5 says why it is false, U takes back, X ticks. What is ticked is
 * judged together, else the event that the cursor is at.
 */
export function useJudging(rows: readonly AiEventRow[]) {
  const t = useT();
  const [at, setAt] = useState(0);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAskingWhy, setAskingWhy] = useState(false);
  const judge = useAct(aiEventApi.judge, {
    onDone: ({ judged, refused }, { event }) => {
      toast.ok(judged.length === 1 ? t(`aiEvent.done.${event}`) : t('aiEvent.doneMany', { count: judged.length }));
      if (refused.length > 0) toast.error(t('aiEvent.refusedMany', { count: refused.length }));
      setTicked([]);
      refreshCounters();
    },
    invalidates: ['task', 'rectification'],
  });
  const shown = ticked.filter((id) => rows.some((row) => row.id === id));
  const current = rows[Math.min(at, rows.length - 1)];
  const ids = shown.length > 0 ? shown : current ? [current.id] : [];
  const fits = (event: 'confirm' | 'refute' | 'undo') =>
    ids.filter((id) => rows.find((row) => row.id === id)?.can.events.includes(event));
  const say = (event: 'confirm' | 'refute' | 'undo', reason: FalseReason | null = null) => {
    setAskingWhy(false);
    const able = fits(event);
    if (able.length > 0 && !judge.busy) void judge.run({ ids: able, event, reason });
  };
  const go = (by: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, at + by));
    setAt(next);
    document.getElementById(`ai-event-${rows[next]?.id}`)?.focus();
  };
  const tick = (id: string) => setTicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const press = (event: Pressed) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    const reason = FALSE_REASONS[Number(event.key) - 1];
    if (isAskingWhy && reason) {
      event.preventDefault();
      say('refute', reason);
      return;
    }
    const acts: Record<string, () => void> = {
      j: () => go(1),
      k: () => go(-1),
      c: () => say('confirm'),
      f: () => setAskingWhy(fits('refute').length > 0),
      u: () => say('undo'),
      x: () => current && tick(current.id),
      Escape: () => setAskingWhy(false),
    };
    const act = acts[event.key] ?? acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  useBodyKeys(press);
  return {
    ...{ at, setAt, ticked: shown, tick, press, say, fits, isAskingWhy, setAskingWhy, isBusy: judge.busy },
    clear: () => setTicked([]),
  };
}

/** Whoever has just come, and has nothing in hand, judges at once. */
function useBodyKeys(press: (event: Pressed) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (document.activeElement === document.body) press(event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
}

import type { Input } from '@rondo/contract/kit/endpoint';
import type { ListAnswer } from '@rondo/contract/kit/page';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { FrameRow } from '@rondo/contract/timed-snapshot-shapes';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/http/http.ts';
import { Refusal } from '../../shared/http/refusal.ts';

/** What a list asked for, and the page that it got. */
export interface FrameList {
  asked: Input<typeof timedSnapshotApi.frames>;
  answer: ListAnswer<FrameRow> | undefined;
}

/** Frames in the order of a list, further than its page once somebody walked there. */
interface Run {
  ids: readonly string[];
  /** Where the list goes on; null: it ends here. */
  next: string | null;
  /** The number of the page that it begins with. */
  page: number;
}

/**
 * Walks through a list of frames, over the end of its page into the next one and back into the page before. What was seen stays
 * in its place, also when a judgement takes it out of the list.
 */
export function useFrameRun({ asked, answer }: FrameList, openId: string) {
  const [walked, setWalked] = useState<Run | null>(null);
  const isAsking = useRef(false);
  // Keys come faster than the page is drawn: the next step begins where the last one led, not at what is still on screen.
  const reached = useRef(openId);
  const held = useRef<Run | null>(null);
  useEffect(() => {
    reached.current = openId;
  }, [openId]);
  const page = Number(asked.page ?? 1);
  const run = walked ?? { ids: (answer?.list ?? []).map(({ id }) => id), next: answer?.next ?? null, page };
  const at = run.ids.indexOf(openId);
  const has = (by: 1 | -1): boolean =>
    run.ids[at + by] !== undefined || (by === 1 ? at >= 0 && run.next !== null : at === 0 && run.page > 1);
  const keep = (grown: Run) => {
    held.current = grown;
    setWalked(grown);
  };
  /** The frame after or before the one that was reached; null: there is none, or it is being asked for already. */
  const step = async (by: 1 | -1): Promise<string | null> => {
    const from = reached.current;
    const known = held.current ?? run;
    keep(known);
    const grown = await grownFor(known, known.ids.indexOf(from) + by);
    const next = grown?.ids[grown.ids.indexOf(from) + by];
    if (next === undefined) return null;
    reached.current = next;
    return next;
  };
  /** The run with a place in it, which may be on the page after or before it; null: it is being asked for already, or was refused. */
  const grownFor = async (known: Run, place: number): Promise<Run | null> => {
    const isOver = place < 0 ? known.page > 1 : place >= known.ids.length && known.next !== null;
    if (!isOver) return known;
    if (isAsking.current) return null;
    isAsking.current = true;
    try {
      const grown = place < 0 ? await withPrevious(asked, known) : await withNext(asked, known);
      keep(grown);
      return grown;
    } catch (cause) {
      // The caller of a refused call has told it already.
      if (!(cause instanceof Refusal)) throw cause;
      return null;
    } finally {
      isAsking.current = false;
    }
  };
  return {
    hold: () => keep(held.current ?? run),
    /** What is on screen is what was reached: a key is about it. */
    isThere: () => reached.current === openId,
    ...{ hasNext: has(1), hasPrevious: has(-1), step },
  };
}

type Asked = FrameList['asked'];

/** With the page after: it goes on where this one ended, whatever left the list meanwhile. */
async function withNext({ page: _, ...asked }: Asked, run: Run): Promise<Run> {
  const { list, next } = await call(timedSnapshotApi.frames, { ...asked, ...(run.next ? { cursor: run.next } : {}) });
  return { ...run, ids: joined(run.ids, list), next };
}

async function withPrevious(asked: Asked, run: Run): Promise<Run> {
  const page = run.page - 1;
  const { list } = await call(timedSnapshotApi.frames, { ...asked, page });
  const known = new Set(run.ids);
  return { ...run, ids: [...list.map(({ id }) => id).filter((id) => !known.has(id)), ...run.ids], page };
}

const joined = (ids: readonly string[], list: readonly FrameRow[]): string[] => [
  ...new Set([...ids, ...list.map(({ id }) => id)]),
];

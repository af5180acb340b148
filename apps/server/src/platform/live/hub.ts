import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import type { ListenHandle } from './pg-listener.ts';
import { readSignal, SIGNAL_KINDS, type SignalKind } from './signal.ts';

/** Somebody with an open stream on this node. */
interface Listener {
  companyId: string;
  memberId: string;
  sessionId: string;
  /** There is something to look at. */
  heard(kind: SignalKind): void;
  /** Time for a sign of life. */
  beat(): void;
  /** Nothing more will be heard: the session is over, or this node stops. */
  over(why: 'session' | 'stopping'): void;
}

export interface LiveHub {
  /** Hears from now on until `leave`; `null` where the member has too many streams already. */
  join(listener: Listener): { leave: () => void } | null;
  /** Whether a member may have been told of `kind` within the last `ms`: true as well where this node cannot know. */
  mayHaveHeard(who: Pick<Listener, 'companyId' | 'memberId'>, kind: SignalKind, ms: number): boolean;
  stop(): Promise<void>;
}

interface Parts {
  /** Starts to hear signals: every payload, and each time when something may have been missed. */
  listen: (onHeard: (payload: string) => void, onReady: () => void) => ListenHandle;
  /** Of these sessions, the ones that still live. */
  alive: (sessionIds: string[]) => Promise<ReadonlySet<string>>;
  log: Logger;
}

/** Streams one member may have open on a node: browsers, not tabs. */
const STREAMS_A_MEMBER = 20;
const HEARTBEAT_MS = 10_000;
/** A signal is remembered this long for pages that were not listening yet, ms. */
const REMEMBERED_MS = 60_000;
/** An ended session is noticed within this, ms: one question for all streams of the node. */
const SESSION_CHECK_MS = 1_000;

/** The streams of one node: tells each of what concerns its member, and that its session is over. */
export function liveHub(parts: Parts): LiveHub {
  const members = new Map<string, Set<Listener>>();
  const heard = lastHeard();
  const all = (): Listener[] => [...members.values()].flatMap((some) => [...some]);
  const listenHandle = parts.listen(
    (payload) => {
      const signal = readSignal(payload);
      if (!signal) return;
      for (const memberId of signal.memberIds) {
        const key = keyOf({ companyId: signal.companyId, memberId });
        heard.note(key, signal.kind);
        for (const listener of members.get(key) ?? []) listener.heard(signal.kind);
      }
    },
    () => {
      heard.begin();
      for (const listener of all()) for (const kind of SIGNAL_KINDS) listener.heard(kind);
    },
  );
  const beat = setInterval(() => {
    heard.forget();
    for (const listener of all()) listener.beat();
  }, HEARTBEAT_MS);
  const watch = watchSessions(parts, all);
  let isStopped = false;
  return {
    join(listener) {
      // The browser comes back and finds another node, or this one after its start.
      if (isStopped) throw new AppError('NETWORK_EXCEPTION');
      const key = keyOf(listener);
      const mine = members.get(key) ?? new Set();
      if (mine.size >= STREAMS_A_MEMBER) return null;
      members.set(key, mine.add(listener));
      const leave = (): void => {
        mine.delete(listener);
        if (mine.size === 0 && members.get(key) === mine) members.delete(key);
      };
      return { leave };
    },
    mayHaveHeard: (who, kind, ms) => heard.isWithin(keyOf(who), kind, ms),
    async stop() {
      isStopped = true;
      clearInterval(beat);
      for (const listener of all()) listener.over('stopping');
      await watch.stop();
      await listenHandle.stop();
    },
  };
}

const keyOf = ({ companyId, memberId }: Pick<Listener, 'companyId' | 'memberId'>): string => `${companyId} ${memberId}`;

/** When each member was told of what last, as long as a page may ask for it. */
function lastHeard() {
  const times = new Map<string, number>();
  /** Everything that was said is known from here on; nothing before the first begin. */
  let since = Number.POSITIVE_INFINITY;
  return {
    begin() {
      since = performance.now();
    },
    note(key: string, kind: SignalKind) {
      times.set(`${kind} ${key}`, performance.now());
    },
    isWithin(key: string, kind: SignalKind, ms: number): boolean {
      const from = performance.now() - ms;
      return ms > REMEMBERED_MS || from < since || (times.get(`${kind} ${key}`) ?? 0) >= from;
    },
    forget() {
      const from = performance.now() - REMEMBERED_MS;
      for (const [key, at] of times) if (at < from) times.delete(key);
    },
  };
}

/** Asks again and again which sessions live; never twice at once. */
function watchSessions({ alive, log }: Parts, all: () => Listener[]): { stop: () => Promise<void> } {
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    const listeners = all();
    if (listeners.length === 0) return;
    const living = await alive([...new Set(listeners.map((l) => l.sessionId))]);
    for (const listener of listeners) if (!living.has(listener.sessionId)) listener.over('session');
  };
  const timer = setInterval(() => {
    asking ??= ask()
      .catch((error: unknown) => log.warn({ err: error }, 'cannot ask for sessions now'))
      .finally(() => {
        asking = null;
      });
  }, SESSION_CHECK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await asking;
    },
  };
}

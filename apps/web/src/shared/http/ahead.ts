import type { Route } from '@rondo/contract/kit/endpoint';
import { startRoute } from '@rondo/contract/start-routes';
import type { Memory } from './memory.ts';
import { Refusal } from './refusal.ts';
import type { TransportEnv } from './transport-env.ts';

/** An answer that came ahead is taken for new this long, ms. */
const NEW_MS = 10_000;
/** Whoever needs a part of the answer for the start waits for all of it no longer than this, ms: one slow part holds up no other. */
const PATIENCE_MS = 2_000;

/** What is asked before the code that needs it is here: each answer is given once, to whom it was asked for, and none after a write. */
export interface Ahead {
  /** An answer that somebody will ask for. What it was refused with is nobody's yet: whoever asks then hears it. */
  ask: (route: Route, answer: Promise<unknown>) => void;
  /** The answer to a route, out of the one of `startApi.begin` where the route is a part of it; undefined: it has to be asked for. */
  take: (route: Route) => Promise<unknown>;
}

interface Coming {
  reader: string;
  generation: number;
  answer: Promise<{ data: unknown; at: number } | null>;
}

type Env = Pick<TransportEnv, 'now' | 'wait' | 'session' | 'language'>;

export function aheadOf(env: Env, memory: Pick<Memory, 'generation'>): Ahead {
  const coming = new Map<string, Coming>();
  const taken = new Set<string>();
  const reader = () => `${env.session().token} ${env.language()}`;
  const isOfNow = (one: Coming) => one.generation === memory.generation() && one.reader === reader();
  return {
    ask: ({ path }, answer) => {
      const arrived = answer.then((data) => ({ data, at: env.now() }), unanswered);
      coming.set(path, { reader: reader(), generation: memory.generation(), answer: arrived });
    },
    take: async ({ path, atStart }) => {
      const one = coming.get(atStart ? startRoute.path : path);
      if (!one || taken.has(path)) return undefined;
      taken.add(path);
      const late = atStart ? [env.wait(PATIENCE_MS).then(() => null)] : [];
      const arrived = await Promise.race([one.answer, ...late]);
      if (!arrived || !isOfNow(one) || env.now() - arrived.at > NEW_MS) return undefined;
      return atStart ? partOf(arrived.data, path) : arrived.data;
    },
  };
}

/** Whoever needs the answer asks for it alone, and shows what is said then. */
function unanswered(cause: unknown): null {
  if (!(cause instanceof Refusal)) console.warn('what was asked ahead was not answered', cause);
  return null;
}

const partOf = (all: unknown, path: string): unknown =>
  typeof all === 'object' && all !== null ? Object.entries(all).find(([key]) => key === path)?.[1] : undefined;

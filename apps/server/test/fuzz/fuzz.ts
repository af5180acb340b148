import { allEndpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { compose, type Identity } from '../client.ts';
import { ENDING } from '../security/input-of.ts';
import type { Ids } from '../security/kinds.ts';
import { isLetIn } from './door.ts';
import { someForm } from './forms.ts';
import { type Answer, type Findings, noFindings, probe } from './probe.ts';
import { random } from './random.ts';
import { asQuery, someInput } from './some-input.ts';

/** Whom the fuzz goes through. */
export interface Target {
  base: string;
  /** Somebody who may do everything, signed in. */
  signIn: () => Promise<Identity>;
  /** What the inputs may name. */
  ids: Ids;
  /** False when the process is gone: nothing more is sent. */
  isRunning: () => boolean;
}

interface Plan {
  /** Inputs of each operation. */
  inputs: number;
  seed: number;
}

/** Of the inputs that the door refuses one in so many is sent: a refusal is the same code for all of them. */
const REFUSED_SENT = 5;
/** Calls at once. */
const AT_ONCE = 4;

/** Sends seeded inputs to every operation that the server's own API document names, and tells what must never come back. */
export async function fuzz(target: Target, { inputs, seed }: Plan): Promise<Findings & { operations: number }> {
  const operations = await operationsOf(target.base);
  const findings = noFindings();
  const calls = Array.from({ length: inputs }, (_, round) =>
    operations.map((endpoint, no) => ({ endpoint, no, round })),
  );
  const queue = calls.flat();
  const who = await session(target);
  const worker = async (): Promise<void> => {
    for (let call = queue.shift(); call && target.isRunning(); call = queue.shift()) {
      const { endpoint, no, round } = call;
      const answer = await once(target, {
        endpoint,
        who: who.current(),
        seed: seed + no * 100_003 + round,
        round,
        findings,
      });
      if (isOver(endpoint, answer)) await who.renew();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { ...findings, operations: operations.length };
}

/** Whether the call, or one that ran with it, ended the session. */
export const isOver = (endpoint: Endpoint, answer: Answer | null): boolean =>
  ENDING.includes(endpoint.path) || answer?.status === 403;

interface Call {
  endpoint: Endpoint;
  who: Identity;
  seed: number;
  round: number;
  findings: Findings;
}

/** Makes an input and sends it; what is not sent, for it would be refused, has no answer. */
async function once({ base, ids }: Target, { endpoint, who, seed, round, findings }: Call): Promise<Answer | null> {
  const chance = random(seed);
  const input = asQuery(endpoint, someInput(endpoint, ids, chance)) as Record<string, unknown>;
  const form = endpoint.upload ? someForm(chance, input) : undefined;
  if (!form && round % REFUSED_SENT > 0 && !isLetIn(endpoint, input)) return null;
  const sent = compose(endpoint, input as never, endpoint.needs.kind === 'open' ? null : who);
  const told = `${endpoint.method} ${endpoint.path} seed ${seed} ${JSON.stringify(input)?.slice(0, 300)}`;
  return probe(base, sent, told, findings, form);
}

/** The operations of /openapi.json as endpoints: what is served is what is tried. */
async function operationsOf(base: string): Promise<Endpoint[]> {
  const document = (await (await fetch(`${base}/openapi.json`)).json()) as { paths: Record<string, object> };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const found = allEndpoints.find(
        (e) => e.method.toLowerCase() === method && (e.method === 'DELETE' ? `${e.path}/{id}` : e.path) === path,
      );
      if (!found) throw new Error(`the document names ${method} ${path}, the contract does not`);
      return found;
    }),
  );
}

/** One session for all; a new one when it was ended. */
export async function session({ signIn }: Pick<Target, 'signIn'>) {
  let current = await signIn();
  return {
    current: () => current,
    async renew() {
      current = await signIn();
    },
  };
}

import type pg from 'pg';
import { outage } from '../http/outage.ts';

/** A code after which graphile-worker tries again; ECONNREFUSED and pg's own timeout, which has no code, are not among them. */
const TRY_AGAIN = 'ETIMEDOUT';

/**
 * The pool as graphile-worker needs it. It marks a job as done without waiting for the answer, so an error it does not try
 * again after ends the process: one slow or broken connection is enough for that.
 */
export function queuePool(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  type Done = Parameters<typeof connect>[0];
  return Object.assign(Object.create(pool), {
    connect: (done?: Done) => (done ? connect(done) : connect().then(triedAgain, tryAgain)),
  });
}

/** Names an outage as an error that the queue tries again after, on another connection. */
function tryAgain(error: unknown): never {
  if (!(error instanceof Error) || !outage(error)) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: TRY_AGAIN });
}

/** The connection, whose statements fail as `tryAgain` says. */
const triedAgain = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, given);
        return key === 'query' && answer instanceof Promise ? answer.catch(tryAgain) : answer;
      };
    },
  });

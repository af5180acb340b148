import type { Actor } from '@rondo/domain/actor';
import type { Caller, Context, Tx } from './context.ts';
import { againAfterDeadlock } from './db/again-after-deadlock.ts';
import type { Databases, Db } from './db/company-db.ts';
import { type HistoryLine, writeHistory } from './history.ts';
import { emit } from './outbox/emit.ts';
import { recall, remember } from './request-memory.ts';

/** The context of a signed-in action. */
export function makeContext(caller: Caller, all: Databases, actor: Actor): Context {
  const db = all.of(actor.companyId);
  const change = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    againAfterDeadlock(() => db.transaction().execute((trx) => work(makeTx(caller, trx, actor.companyId, actor))));
  return {
    ...caller,
    db,
    actor,
    change,
    async once(requestId, endpoint, work) {
      const known = await recall<Awaited<ReturnType<typeof work>>>(db, actor, requestId, endpoint);
      if (known) return known.answer;
      return change(async (tx) => {
        const first = await remember(tx.db, actor, requestId, endpoint, tx.now());
        if (first.known) return first.known.answer as Awaited<ReturnType<typeof work>>;
        const answer = await work(tx);
        await first.keep(answer);
        return answer;
      });
    },
  };
}

/** A transaction as actions and jobs see it. `actor` is null when the clock acts. */
export function makeTx(caller: Caller, db: Db, companyId: string, actor: Actor | null): Tx {
  const stepId = caller.newId();
  return {
    ...caller,
    db,
    companyId,
    actor,
    addHistory: (entry: HistoryLine) =>
      writeHistory(
        db,
        {
          companyId,
          at: caller.now(),
          newId: caller.newId,
          actor,
          ip: caller.ip || null,
          device: caller.device || null,
          stepId,
        },
        [entry],
      ),
    emit: (event, payload) => emit(db, companyId, event, payload),
  };
}

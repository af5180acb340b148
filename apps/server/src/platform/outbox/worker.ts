import type { DomainEvent } from '@rondo/domain/event';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Caller } from '../context.ts';
import type { Databases } from '../db/company-db.ts';
import { listenTo } from '../live/pg-listener.ts';
import { makeTx } from '../make-context.ts';
import { OUTBOX_CHANNEL } from './emit.ts';
import type { Subscription } from './subscription.ts';

interface Parts {
  ownerUrl: string;
  /** Sees the outbox of every company. */
  owner: pg.Pool;
  databases: Databases;
  subscriptions: readonly Subscription[];
  caller: () => Caller;
  log: Logger;
}

/** How often it looks even when nobody called, ms: events of a node that died in between. */
const LOOK_EVERY_MS = 5_000;
const BATCH = 200;
/** After this many failures an event is set aside with its error and shown to the operator. */
const TRIES = 8;

export interface OutboxWorker {
  /** Handles everything that is there now; resolves when the outbox is empty. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

/** Turns outbox rows into what the features do with them: in order of each company, at least once. */
export async function startOutboxWorker(parts: Parts): Promise<OutboxWorker> {
  let running: Promise<number> | null = null;
  let again = false;
  let stopped = false;

  const drain = (): Promise<number> => {
    if (running) {
      again = true;
      return running;
    }
    running = drainAll(parts, () => stopped).finally(() => {
      running = null;
      if (again && !stopped) {
        again = false;
        look();
      }
    });
    return running;
  };
  const look = (): void => {
    drain().catch((error: unknown) => parts.log.error({ err: error }, 'outbox'));
  };

  const listenHandle = listenTo({
    url: parts.ownerUrl,
    channel: OUTBOX_CHANNEL,
    name: 'rondo-outbox',
    onHeard: look,
    onReady: look,
    log: parts.log,
  });
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();
  return {
    async drain() {
      await running;
      return drain();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listenHandle.stop();
      await running?.catch(() => 0);
    },
  };
}

interface Row {
  company_id: string;
  id: number;
  event: DomainEvent;
  payload: never;
}

async function drainAll(parts: Parts, stopped: () => boolean): Promise<number> {
  let handled = 0;
  for (;;) {
    const { rows } = await parts.owner.query<Row>(
      'select company_id, id, event, payload from outbox where failed_at is null and tries < $1 order by id limit $2',
      [TRIES, BATCH],
    );
    if (rows.length === 0 || stopped()) return handled;
    let progress = 0;
    for (const row of rows) if (!stopped() && (await handleOne(parts, row))) progress += 1;
    handled += progress;
    if (progress === 0) return handled;
  }
}

async function handleOne(parts: Parts, row: Row): Promise<boolean> {
  try {
    await parts.databases
      .of(row.company_id)
      .transaction()
      .execute(async (trx) => {
        // Another node may be at it: whoever removes the row does the work.
        const mine = await trx
          .deleteFrom('outbox')
          .where('company_id', '=', row.company_id)
          .where('id', '=', row.id)
          .returning('id')
          .executeTakeFirst();
        if (!mine) return;
        const tx = makeTx(parts.caller(), trx, row.company_id, null);
        for (const s of parts.subscriptions) if (s.event === row.event) await s.handle(tx, row.payload);
      });
    return true;
  } catch (error) {
    parts.log.error({ err: error, event: row.event, outboxId: row.id }, 'outbox event failed');
    await parts.owner.query(
      `update outbox set tries = tries + 1, error = $3, failed_at = case when tries + 1 >= $4 then now() end
       where company_id = $1 and id = $2`,
      [row.company_id, row.id, error instanceof Error ? error.message : String(error), TRIES],
    );
    return false;
  }
}

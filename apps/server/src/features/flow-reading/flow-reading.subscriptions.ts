import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import * as q from './roll.queries.ts';
import { rollDue } from './roll.ts';
import { markDue } from './write-readings.ts';

/** The sums follow what is written within seconds; what is more than one transaction takes is left to the job of the minute. */
export const flowReadingSubscriptions: Subscription[] = [
  on('flow-reading.written', 'flow-reading.roll', async (tx) => {
    await rollDue(tx.db, tx.companyId, tx.now());
  }),
  on('flow-counter.reweighed', 'flow-reading.reweigh', async (tx, { counterId }) => {
    await markDue(tx, tx.companyId, await q.daysOfCounter(tx.db, tx.companyId, counterId).execute());
  }),
];

import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import * as q from './fill.queries.ts';

/**
 * Photos come into the gallery with the events of what they were taken for: told once the change is there, again until it is done,
 * and the same twice changes nothing. What is voided keeps its pictures: they are still what was seen.
 */
export const albumSubscriptions: Subscription[] = [
  on('record.submitted', 'album.record', (tx, { recordId }) => q.takeRecord(tx.db, tx.companyId, recordId)),
  on('rectification.created', 'album.rectification', (tx, { rectificationIds }) =>
    q.takeRectifications(tx.db, tx.companyId, rectificationIds),
  ),
  on('rectification.moved', 'album.rectification', (tx, { rectificationId }) =>
    q.takeRectifications(tx.db, tx.companyId, [rectificationId]),
  ),
];

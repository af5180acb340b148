import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { restateCell } from './month-close.ts';
import { recountRecords, recountRectifications } from './rollup.ts';

/** The rollups follow what happens; each handler counts its cell anew, so that it may run twice. */
export const statisticsSubscriptions: Subscription[] = [
  on('record.submitted', 'statistics.record', recountRecords),
  on('record.accepted', 'statistics.record', recountRecords),
  on('record.voided', 'statistics.record', recountRecords),
  on('record.submitted', 'statistics.month-close', restateCell),
  on('record.accepted', 'statistics.month-close', restateCell),
  on('record.voided', 'statistics.month-close', restateCell),
  on('rectification.created', 'statistics.rectification', (tx, { rectificationIds }) =>
    recountRectifications(tx, rectificationIds),
  ),
  on('rectification.moved', 'statistics.rectification', (tx, { rectificationId }) =>
    recountRectifications(tx, [rectificationId]),
  ),
];

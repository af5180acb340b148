import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { dropMoot } from './drop-moot.ts';
import { sendReceipts } from './send-receipts.ts';

/** Managers are asked when a record counts; what is void waits for nobody. Each handler may run twice. */
export const receiptSubscriptions: Subscription[] = [
  on('record.accepted', 'receipt.send', (tx, { recordId }) => sendReceipts(tx, recordId)),
  on('record.voided', 'receipt.drop', (tx, { recordId }) => dropMoot(tx, recordId)),
];

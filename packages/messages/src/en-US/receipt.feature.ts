import type { Shape } from '../shape.ts';
import type { receiptFeature as zh } from '../zh-CN/receipt.feature.ts';

export const receiptFeature = {
  job: { kind: { receipt: { export: 'Export reading receipts' } } },
  error: { RECEIPT_UNOPENED: 'Open and read the report before you acknowledge it or object to it' },
  state: {
    receipt: { pending: 'Waiting', acknowledged: 'Acknowledged', objected: 'Objected to', dropped: 'Dropped' },
  },
  audit: {
    kind: { receipt: 'Reading receipt', receipt_setting: 'Settings of reading receipts' },
    event: {
      receipt: {
        sent: 'the manager was asked to acknowledge the report',
        opened: 'opened the report to acknowledge',
        acknowledge: 'acknowledged the report',
        object: 'objected to the report',
        drop: 'the reading receipt was dropped',
        remind: 'the manager was reminded to acknowledge the report',
        escalate: 'those above the manager were told of the report',
      },
      receipt_setting: { saved: 'changed the settings of reading receipts' },
    },
    field: { receiptHours: 'hours to acknowledge' },
  },
  notification: {
    kind: { system: { receipt: 'Report receipts' } },
    system: {
      receipt_asked: {
        title: 'Report to acknowledge: {shop}',
        body: 'Report {number} is effective. Read and acknowledge it by {deadline}, or object to it.',
      },
      receipt_late: {
        title: 'Report not acknowledged in time: {shop}',
        body: 'The time to acknowledge report {number} is over. You can still do so; it is marked late.',
      },
      receipt_late_superior: {
        title: 'Manager did not acknowledge a report: {shop}',
        body: '{name} did not acknowledge report {number} in time.',
      },
      receipt_objected: {
        title: 'Manager objects to a report: {shop}',
        body: '{by} objects to report {number}: {reason}',
      },
    },
  },
} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { subscriptionFeature as zh } from '../zh-CN/subscription.feature.ts';

export const subscriptionFeature = {
  state: {
    subscription: { active: 'Active', paused: 'Paused', ended: 'Ended' },
    subscriptionRun: { sending: 'Sending', done: 'Sent', failed: 'Not sent' },
    subscriptionDelivery: { waiting: 'Waiting', sent: 'Sent', skipped: 'Left out', failed: 'Failed' },
  },
  audit: {
    kind: { subscription: 'Report subscription', subscription_setting: 'Report subscription setting' },
    event: {
      subscription: {
        created: 'created the report subscription',
        edited: 'edited the report subscription',
        pause: 'paused the report subscription',
        resume: 'resumed the report subscription',
        end: 'ended the report subscription',
        expire: 'the report subscription reached its last day',
        fail: 'the report subscription was paused: it failed too often',
        leave: 'the report subscription was paused: its owner left',
        transfer: 'handed over the report subscription',
        tested: 'sent a test of the report',
        sent: 'sent the report out of turn',
        resent: 'sent the report again to a recipient',
        left: 'a recipient unsubscribed from the report',
        stopped: 'stopped sending the report to a recipient who does not open it',
        rejoined: 'a recipient subscribed to the report again',
      },
      subscription_setting: { saved: 'changed the setting of report subscriptions' },
    },
    field: {
      mayMailOut: 'Reports may go outside',
      reportPeriod: 'Period of the report',
      recipients: 'Recipients',
      channels: 'Sent by',
      withFile: 'With the rows as a file',
      skipEmpty: 'Not when there is nothing',
      onlyChanged: 'Only what changed',
    },
  },
  notification: {
    kind: { system: { subscription: 'Report subscriptions' } },
    system: {
      report_arrived: { title: 'Report “{name}”', body: '{line}' },
      report_unopened: {
        title: 'The report “{name}” is left unopened',
        body: '{count} {count|recipient has|recipients have} not opened the last {times}. Decide whether it goes on being sent to them.',
      },
      subscription_paused: {
        title: 'The report “{name}” is paused',
        body: 'It could not be sent {count} {count|time|times} in a row. Look at its runs, then resume it.',
      },
    },
  },
  error: {
    SUBSCRIPTIONS_FULL: 'You own as many report subscriptions as one person can. End one that is no longer needed',
    SENT_OFTEN: 'This report was sent by hand very often in the last hour. Try again later',
    REPORTS_STAY_INSIDE:
      'The company sends no reports to addresses outside: an administrator can allow it in the report subscriptions',
  },
} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { rectificationFeature as zh } from '../zh-CN/rectification.feature.ts';

export const rectificationFeature = {
  // What the pages say of each event.
  rectification: {
    act: {
      handle: 'Submit rectification',
      handle_unreviewed: 'Submit rectification',
      approve: 'Approve',
      reject: 'Reject',
      withdraw: 'Withdraw',
      transfer: 'Transfer',
      extend: 'Extend',
      ask_extension: 'Ask for an extension',
      grant_extension: 'Grant extension',
      deny_extension: 'Deny extension',
      end: 'End',
      reopen: 'Reopen',
      remind: 'Remind',
    },
    done: {
      handle: 'Submitted, waiting for review',
      handle_unreviewed: 'Rectification completed',
      approve: 'Rectification approved',
      reject: 'Rejected. The rectification handler is notified',
      withdraw: 'Withdrawn. Change it and submit again',
      transfer: 'Transferred to {name}',
      extend: 'Deadline is now {time}',
      ask_extension: 'Asked. The reviewer decides within 24 hours',
      grant_extension: 'Extension granted',
      deny_extension: 'Extension denied. The deadline stands',
      end: 'Ended',
      reopen: 'Open again',
      remind: 'Reminded',
    },
    event: {
      create: 'Initiated',
      handle: 'Submitted',
      handle_unreviewed: 'Submitted, completed',
      approve: 'Approved',
      reject: 'Rejected',
      withdraw: 'Withdrawn',
      transfer: 'Transferred to {to}',
      extend: 'Deadline moved to {to}',
      ask_extension: 'Extension asked for, until {to}',
      grant_extension: 'Extension granted, until {to}',
      deny_extension: 'Extension denied',
      end: 'Ended',
      reopen: 'Reopened',
      remind: 'Reminded',
      cc: 'CC sent',
      waitHandle: 'Waiting for the handler',
      waitReview: 'Waiting for review',
    },
    form: {
      reasonReject: 'What is still missing; say it so that it can be rectified',
      reasonDeny: 'Why the deadline stands; the handler reads it',
      reasonEnd: 'Why it will not be rectified; it does not count as solved',
      reasonReopen: 'Why it is opened again',
      endWarning: 'This cannot be recovered',
    },
  },
  state: {
    rectification: {
      initiated: 'Initiated',
      pending: 'To rectify',
      awaiting_review: 'Awaiting review',
      completed: 'Completed',
      ended: 'Ended',
    },
    severity: {
      normal: 'General',
      major: 'Major',
      red_line: 'Red line',
    },
  },
  audit: {
    kind: {
      rectification: 'Rectification',
    },
    event: {
      rectification: {
        create: 'initiated the rectification',
        handle: 'submitted the rectification',
        handle_unreviewed: 'completed the rectification',
        approve: 'approved the rectification',
        reject: 'rejected the rectification',
        withdraw: 'withdrew the rectification',
        transfer: 'transferred the rectification',
        extend: 'extended the rectification',
        ask_extension: 'asked for an extension of the rectification',
        grant_extension: 'granted an extension of the rectification',
        deny_extension: 'denied an extension of the rectification',
        end: 'ended the rectification',
        reopen: 'reopened the rectification',
        remind: 'sent a reminder for the rectification',
        cc: 'sent CC of the rectification',
      },
    },
  },
  error: {
    EXTENSION_LIMIT: 'No extension is left',
    NOTHING_ASKED: 'Nobody asks for an extension any more',
    PHOTO_UNCHANGED:
      'A photo looks the same as before the rectification. Take one that shows the change, or tick “No visible change”',
  },
  notification: {
    rectification: {
      created: {
        title: 'New rectification: {name}',
        body: '{shop}, due {deadline}.',
      },
      created_many: {
        title: '{count} new {count|rectification|rectifications}',
        body: '{shop}: {name} and others, {count} in all.',
      },
      created_same: {
        title: '{count} new rectifications: {name}',
        body: '{shop}: {count} in all.',
      },
      corrected: {
        title: 'No longer to rectify: {name}',
        body: 'The answer was corrected: at {shop} this did not fail. Nothing is left to do.',
      },
      handled: {
        title: 'To review: {name}',
        body: 'The rectification at {shop} was submitted and waits for your review.',
      },
      completed: {
        title: 'Rectification completed: {name}',
        body: 'The rectification at {shop} was completed.',
      },
      rejected: {
        title: 'Rectification rejected: {name}',
        body: 'The rectification at {shop} was rejected. Submit it again by {deadline}.',
      },
      transferred: {
        title: 'Rectification transferred to you: {name}',
        body: '{shop}, due {deadline}.',
      },
      extended: {
        title: 'Rectification extended: {name}',
        body: 'The rectification at {shop} is now due {deadline}.',
      },
      extension_asked: {
        title: 'Extension asked for: {name}',
        body: 'The rectification at {shop} is due {deadline}; its handler asks for an extension. 24 hours without an answer deny it.',
      },
      extension_denied: {
        title: 'No extension: {name}',
        body: 'The rectification at {shop} stays due {deadline}.',
      },
      withdrawn: {
        title: 'Rectification withdrawn: {name}',
        body: 'The rectification at {shop} was withdrawn and will be submitted again.',
      },
      ended: {
        title: 'Rectification ended: {name}',
        body: 'The rectification at {shop} was ended. Nothing is left to do.',
      },
      reopened: {
        title: 'Rectification reopened: {name}',
        body: 'The rectification at {shop} was reopened, due {deadline}.',
      },
      reminded: {
        title: 'Reminder: {name}',
        body: 'The rectification at {shop} waits for you, due {deadline}.',
      },
      due_24h: {
        title: 'Rectification due within 24 hours: {name}',
        body: '{shop}, due {deadline}.',
      },
      due_2h: {
        title: 'Rectification due within 2 hours: {name}',
        body: '{shop}, due {deadline}.',
      },
      overdue: {
        title: 'Rectification overdue: {name}',
        body: 'The rectification at {shop} was due {deadline}.',
      },
    },
    kind: {
      rectification: {
        created: 'New rectification',
        handled: 'Rectification to review',
        completed: 'Rectification completed',
        rejected: 'Rectification rejected',
        transferred: 'Rectification transferred',
        extended: 'Rectification extended',
        extension_asked: 'Extension asked for',
        extension_denied: 'Extension denied',
        withdrawn: 'Rectification withdrawn',
        ended: 'Rectification ended',
        corrected: 'No longer to rectify',
        reopened: 'Rectification reopened',
        reminded: 'Reminder of a rectification',
        due_24h: 'Rectification due within 24 hours',
        due_2h: 'Rectification due within 2 hours',
        overdue: 'Rectification overdue',
      },
    },
  },
} satisfies Shape<typeof zh>;

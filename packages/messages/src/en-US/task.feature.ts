import type { Shape } from '../shape.ts';
import type { taskFeature as zh } from '../zh-CN/task.feature.ts';

export const taskFeature = {
  job: { kind: { task: { export: 'Export of tasks', dispatch: 'Dispatch of tasks', bulk: 'Act on many tasks' } } },
  state: {
    task: {
      not_initiated: 'Not initiated',
      pending: 'Pending',
      in_progress: 'In progress',
      pending_review: 'Pending review',
      pending_rectification: 'Pending rectification',
      completed: 'Completed',
      closed: 'Closed',
    },
    taskView: {
      distributed: 'Distributed',
      overdue: 'Overdue',
      not_overdue: 'Not overdue',
      pending_process: 'Pending process',
    },
    node: {
      initiated: 'Initiated',
      pending: 'Pending',
      handled: 'Handled',
      pending_review: 'Pending review',
      pending_rectification: 'Pending rectification',
      approved: 'Approved',
      rejected: 'Rejected',
      pending_cc: 'Pending CC',
      cc_sent: 'CC sent',
      closed: 'Closed',
    },
    closeReason: {
      deadline: 'Deadline passed',
      manual: 'Closed by user',
      cancelled: 'Cancelled',
      cycle_ended: 'Cycle ended',
      shop_closed: 'Shop closed',
    },
    dispatch: {
      immediate: 'Immediate',
      scheduled: 'Scheduled',
      cyclic: 'Cyclic',
    },
  },
  audit: {
    kind: {
      task: 'Task',
    },
    event: {
      task: {
        dispatch: 'dispatched the task',
        start: 'started the task',
        initiate: 'began the task',
        claim: 'began the task',
        release: 'released the task',
        submit: 'submitted the task',
        submit_unreviewed: 'submitted the task',
        submit_held: 'submitted the task',
        transfer: 'transferred the task',
        change_deadline: 'changed the deadline of the task',
        approve_level: 'approved a level of the task',
        change_reviewers: 'changed the reviewers of the task',
        edit: 'changed the task before its start',
        comment: 'commented on the task',
        approve: 'approved the task',
        approve_held: 'approved the task',
        reject: 'rejected the task',
        close: 'closed the task',
        close_by_deadline: 'closed the task at its deadline:',
        cancel: 'cancelled the task',
        reopen: 'reopened the task',
        finish: 'completed the task after its rectifications:',
        remind: 'sent a reminder for the task',
        escalate: 'escalated the overdue review of the task',
        cc: 'sent CC of the task',
        remove: 'deleted the task',
      },
    },
  },
  error: {
    TASK_HANDLED: 'this task has been handled and cannot be handled',
    TASK_CLOSED: 'this task is closed and cannot be handled',
    TASK_DELETED: 'this task has been deleted and cannot be handled',
    REVIEWER_NEEDED: 'Choose a reviewer',
    HANDLER_NEEDED: 'Choose a handler',
    DEADLINE_PAST: 'The deadline must be later than the start',
    MENTION_UNSEEN: '{name} cannot open this task: their role shows only tasks they have a part in',
    REMINDED_LATELY: 'Reminded a moment ago. Try again later',
    REOPEN_TOO_LATE: 'The time for reopening has passed',
  },
  notification: {
    task: {
      dispatched: {
        title: 'New task: {name}',
        body: '{shop}, due {deadline}.',
      },
      dispatched_many: {
        title: '{count} new {count|task|tasks}',
        body: '{name} and others: {count} {count|task waits|tasks wait} for you.',
      },
      dispatched_same: {
        title: '{count} new tasks: {name}',
        body: '{count} {count|task waits|tasks wait} for you, the first due {deadline}.',
      },
      draft_expiring: {
        title: 'Unfinished inspection: {name}',
        body: 'Your answers at {shop} will be deleted in a day unless you go on with them.',
      },
      draft_expired: {
        title: 'Answers expired: {name}',
        body: 'Nobody went on with the inspection at {shop} for 7 days. Its answers are gone; the task is still open.',
      },
      submitted: {
        title: 'To review: {name}',
        body: 'The task at {shop} was submitted and waits for your review.',
      },
      approved: {
        title: 'Approved: {name}',
        body: 'The task at {shop} was approved.',
      },
      completed: {
        title: 'Completed: {name}',
        body: 'The task at {shop} was completed.',
      },
      rejected: {
        title: 'Rejected: {name}',
        body: 'The task at {shop} was rejected. Submit it again by {deadline}.',
      },
      transferred: {
        title: 'Transferred to you: {name}',
        body: '{shop}, due {deadline}.',
      },
      deadline_changed: {
        title: 'New deadline: {name}',
        body: 'The task at {shop} is now due {deadline}.',
      },
      closed: {
        title: 'Closed: {name}',
        body: 'The task at {shop} was closed. Nothing is left to do.',
      },
      closed_by_deadline: {
        title: 'Past its deadline: {name}',
        body: 'The task at {shop} was not done in time and was closed.',
      },
      cancelled: {
        title: 'Cancelled: {name}',
        body: 'The task at {shop} was cancelled. Nothing is left to do.',
      },
      reopened: {
        title: 'Reopened: {name}',
        body: 'The task at {shop} was reopened, due {deadline}.',
      },
      reminded: {
        title: 'Reminder: {name}',
        body: 'The task at {shop} waits for you, due {deadline}.',
      },
      due_24h: {
        title: 'Due within 24 hours: {name}',
        body: '{shop}, due {deadline}.',
      },
      due_2h: {
        title: 'Due within 2 hours: {name}',
        body: '{shop}, due {deadline}.',
      },
      overdue: {
        title: 'Overdue: {name}',
        body: 'The task at {shop} was due {deadline}.',
      },
      mentioned: {
        title: 'You were mentioned: {name}',
        body: 'A comment on the task at {shop} mentions you.',
      },
      commented: {
        title: 'New comment: {name}',
        body: 'There is a new comment on the task at {shop}.',
      },
      overdue_daily: {
        title: 'Still not done: {name}',
        body: 'The task at {shop} was due {deadline}. Handle it as soon as possible.',
      },
      review_late: {
        title: 'Review overdue: {name}',
        body: 'The task at {shop} still waits for your review.',
      },
      escalated: {
        title: 'Nobody handles an overdue task: {name}',
        body: 'The task at {shop} was due {deadline} and is not done after several reminders.',
      },
      review_escalated: {
        title: 'Nobody reviews a task: {name}',
        body: 'The task at {shop} was submitted and is not reviewed after several reminders.',
      },
    },
    kind: {
      task: {
        dispatched: 'New task',
        submitted: 'Task to review',
        approved: 'Task approved',
        completed: 'Task completed',
        rejected: 'Task rejected',
        transferred: 'Task transferred',
        deadline_changed: 'New deadline of a task',
        closed: 'Task closed',
        closed_by_deadline: 'Task closed at its deadline',
        cancelled: 'Task cancelled',
        reopened: 'Task reopened',
        reminded: 'Reminder of a task',
        due_24h: 'Task due within 24 hours',
        due_2h: 'Task due within 2 hours',
        overdue: 'Task overdue',
        mentioned: 'Mentioned in a comment on a task',
        commented: 'New comment on a task',
        overdue_daily: 'Daily reminder of an overdue task',
        review_late: 'Review overdue',
        escalated: 'Overdue task escalated',
        review_escalated: 'Overdue review escalated',
        draft_expiring: 'Unfinished inspection',
        draft_expired: 'Answers of an inspection expired',
      },
    },
  },
} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { notification as source } from '../zh-CN/notification.ts';

export const notification: Shape<typeof source> = {
  task: {
    dispatched: { title: 'New task: {name}', body: '{shop}, due {deadline}.' },
    dispatched_many: {
      title: '{count} new {count|task|tasks}',
      body: '{name} and others: {count} {count|task waits|tasks wait} for you.',
    },
    submitted: { title: 'To review: {name}', body: 'The task at {shop} was submitted and waits for your review.' },
    approved: { title: 'Approved: {name}', body: 'The task at {shop} was approved.' },
    completed: { title: 'Completed: {name}', body: 'The task at {shop} was completed.' },
    rejected: { title: 'Rejected: {name}', body: 'The task at {shop} was rejected. Submit it again by {deadline}.' },
    transferred: { title: 'Transferred to you: {name}', body: '{shop}, due {deadline}.' },
    deadline_changed: { title: 'New deadline: {name}', body: 'The task at {shop} is now due {deadline}.' },
    closed: { title: 'Closed: {name}', body: 'The task at {shop} was closed. Nothing is left to do.' },
    closed_by_deadline: {
      title: 'Past its deadline: {name}',
      body: 'The task at {shop} was not done in time and was closed.',
    },
    cancelled: { title: 'Cancelled: {name}', body: 'The task at {shop} was cancelled. Nothing is left to do.' },
    reopened: { title: 'Reopened: {name}', body: 'The task at {shop} was reopened, due {deadline}.' },
    reminded: { title: 'Reminder: {name}', body: 'The task at {shop} waits for you, due {deadline}.' },
    due_24h: { title: 'Due within 24 hours: {name}', body: '{shop}, due {deadline}.' },
    due_2h: { title: 'Due within 2 hours: {name}', body: '{shop}, due {deadline}.' },
    overdue: { title: 'Overdue: {name}', body: 'The task at {shop} was due {deadline}.' },
  },
  rectification: {
    created: { title: 'New rectification: {name}', body: '{shop}, due {deadline}.' },
    created_many: {
      title: '{count} new {count|rectification|rectifications}',
      body: '{shop}: {name} and others, {count} in all.',
    },
    handled: { title: 'To review: {name}', body: '{shop} put it right. It waits for your review.' },
    completed: { title: 'Rectified: {name}', body: 'The rectification at {shop} is complete.' },
    rejected: {
      title: 'Rectification rejected: {name}',
      body: 'The rectification at {shop} was rejected. Put it right by {deadline}.',
    },
    transferred: { title: 'Rectification transferred to you: {name}', body: '{shop}, due {deadline}.' },
    extended: { title: 'Rectification extended: {name}', body: 'The rectification at {shop} is now due {deadline}.' },
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
    reminded: { title: 'Reminder: {name}', body: 'The rectification at {shop} waits for you, due {deadline}.' },
    due_24h: { title: 'Rectification due within 24 hours: {name}', body: '{shop}, due {deadline}.' },
    due_2h: { title: 'Rectification due within 2 hours: {name}', body: '{shop}, due {deadline}.' },
    overdue: { title: 'Rectification overdue: {name}', body: 'The rectification at {shop} was due {deadline}.' },
  },
  system: {
    access_changed: {
      title: 'Your access has changed',
      body: '{by} changed your access: {gained} more, {lost} fewer permissions.',
    },
    application_received: { title: '{name} asks to join', body: '{message}' },
    orphans_found: {
      title: '{count} {count|item|items} of work without anybody',
      body: 'The nightly check found {count} open {count|item|items} that nobody can do. Please give them to somebody.',
    },
    ownership_offered: {
      title: '{by} offers you the company',
      body: '{company} is yours if you accept within {days} days.',
    },
    ownership_accepted: { title: 'The company has a new owner', body: '{name} now owns {company}.' },
    ownership_declined: { title: 'Your offer was declined', body: '{name} did not take over {company}.' },
    dissolution_started: {
      title: 'The company is being dissolved',
      body: '{by} started it: {company} ends on {deadline}, and its data will be deleted.',
    },
    dissolution_taken_back: {
      title: 'The company goes on',
      body: '{by} took the dissolution back; {company} goes on as before.',
    },
    handed_over: {
      title: '{count} {count|item|items} handed over to you',
      body: '{name} leaves; {count} {count|item|items} of work are now yours.',
    },
  },
  comment: 'Note: {comment}',
  updates: '({updates} updates)',
  reason: {
    handler: 'You are the handler',
    reviewer: 'You are the reviewer',
    initiator: 'You started it',
    system: 'It concerns your company',
    cc: 'You are copied in',
  },
};

import type { Shape } from '../shape.ts';
import type { today as zh } from '../zh-CN/today.ts';

export const today = {
  title: 'Today',
  store: 'Today in my stores',
  fold: 'Fold today’s overview',
  unfold: 'Unfold today’s overview',
  figure: {
    visits: 'Inspections due today',
    lateTasks: 'Overdue tasks',
    lateRectifications: 'Overdue rectifications',
    waiting: 'Waiting for me',
    dueRectifications: 'Rectifications due today',
    unseenShops: 'Unvisited for {days} days',
    myLate: 'Overdue',
    myTasks: 'Tasks due today',
    myRectifications: 'To rectify',
  },
  visitsOf: '{visited} done of {planned} due today',
  planned: '/ {planned} due',
  noneDue: 'No inspections due today',
  urgent: 'Most urgent',
  calm: 'Nothing is overdue and nothing waits for your review.',
  toReview: 'Your review',
  waitsFor: 'Waits for {name}',
  remind: 'Remind',
  approve: 'Approve',
  open: 'Open',
  reminded: 'Reminded',
  approved: 'Approved',
  failed: 'Today’s overview did not load',
  /** In place of the form to begin one, while something is not there yet. */
  needed: {
    title: 'An inspection needs a little more',
    shops: {
      text: 'No store is open yet. Add stores, so that there is something to inspect.',
      others: 'No store in your scope is open yet. Whoever manages stores can add one.',
      go: 'Add stores',
    },
    template: {
      text: 'No template is published yet. It holds the check items of an inspection.',
      others: 'No template is published yet. Whoever manages templates can publish one.',
      go: 'Prepare a template',
    },
  },
  steps: {
    title: 'Get started',
    intro: 'Four steps, and the first inspection is on its way.',
    dismiss: 'Do not show again',
    done: 'Done',
    count: '{done} of 4',
    shops: { title: 'Add stores', text: 'Import them from a table, or add them one by one.', go: 'Import stores' },
    template: {
      title: 'Make a template',
      text: 'Copy a system template, create one or import it from a table, and publish it.',
      go: 'Prepare a template',
    },
    people: { title: 'Invite people', text: 'Store managers rectify, inspectors inspect.', go: 'New member' },
    dispatch: {
      title: 'Dispatch the first inspection',
      text: 'Choose stores, the template and who goes.',
      go: 'Dispatch',
    },
  },
} satisfies Shape<typeof zh>;

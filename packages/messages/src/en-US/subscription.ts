import type { Shape } from '../shape.ts';
import type { subscription as zh } from '../zh-CN/subscription.ts';

export const subscription = {
  title: 'Subscriptions',
  noun: 'subscription',
  create: 'Plan a subscription',
  search: 'Search purpose or store',
  nothingYet: 'Plan which store to go to, when and why; once you were there, write down here what you saw.',
  shop: 'Store',
  member: 'By',
  state: 'State',
  day: 'Date',
  created: 'Created',
  field: { plannedOn: 'Date', purpose: 'Purpose', note: 'Note' },
  noteHint: 'What you saw and what was agreed',
  noNote: 'Nothing written yet',
  droppedBanner: 'Dropped: {reason}',
  reason: 'Reason',
  reasonNeeded: 'Enter a reason',
  edit: 'Edit',
  editTitle: 'Edit subscription',
  saved: 'Saved',
  act: { make: 'Mark as made', drop: 'Drop', reopen: 'Plan again' },
  event: { created: 'Planned', edited: 'Edited', make: 'Made', drop: 'Dropped', reopen: 'Planned again' },
  done: { create: 'Planned', make: 'Marked as made', drop: 'Dropped', reopen: 'Planned again' },
} satisfies Shape<typeof zh>;

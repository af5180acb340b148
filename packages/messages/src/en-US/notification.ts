import type { Shape } from '../shape.ts';
import type { notification as zh } from '../zh-CN/notification.ts';

export const notification = {
  kind: {
    system: {
      company: 'Ownership and end of the company',
      handover: 'Handover of work',
      maintenance: 'Checks of the data',
      shop: 'Stores opening and closing',
      role: 'Changes of permissions',
      application: 'Applications to join',
    },
  },
  system: {
    access_changed: {
      title: 'Your access has changed',
      body: '{by} changed your access: {gained} more, {lost} fewer permissions.',
    },
    access_asked: {
      title: '{name} asks for access',
      body: 'Asked for: {permissions}.',
    },
    application_received: {
      title: '{name} asks to join',
      body: '{message}',
    },
    orphans_found: {
      title: '{count} unassigned {count|item|items} of work',
      body: 'The nightly check found {count} open {count|item|items} that nobody can do. Please reassign them.',
    },
    integrity_found: {
      title: '{count} {count|figure|figures} that do not fit',
      body: 'The nightly check found {count} {count|row|rows} whose numbers contradict each other, first: {first}. Whoever runs Rondo finds all of them with: npm run db -- check',
    },
    ownership_offered: {
      title: '{by} offers you the company',
      body: '{company} is yours if you accept within {days} days.',
    },
    ownership_accepted: {
      title: 'The company has a new owner',
      body: '{name} now owns {company}.',
    },
    ownership_declined: {
      title: 'Your offer was declined',
      body: '{name} did not take over {company}.',
    },
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
    shop_opened: { title: '{name} is open', body: 'Tasks are dispatched to this store from the next cycle on.' },
    shop_closed: { title: '{name} is closed', body: 'Closed since {day}: {reason}' },
    shop_reopened: {
      title: '{name} is open again',
      body: 'Tasks are dispatched to this store from the next cycle on.',
    },
    shop_closing_planned: { title: '{name} closes on {day}', body: 'Reason: {reason}' },
    shop_closing_withdrawn: {
      title: '{name} stays open',
      body: 'The closing planned for {day} was withdrawn; the store goes on as before.',
    },
  },
  comment: 'Note: {comment}',
  updates: '({updates} updates)',
  reason: {
    handler: 'You are the handler',
    reviewer: 'You are the reviewer',
    judge: 'You decide the appeal',
    initiator: 'You started it',
    system: 'It concerns your company',
    manager: 'You manage this store',
    keeper: 'You look after it',
    recipient: 'It was sent to you',
    decider: 'It is yours to decide',
    owner: 'You own the company',
    self: 'It is about you',
    rule_notified: 'An AI rule names you to be told',
    rule_editor: 'You saved this AI rule last',
    mentioned: 'You were mentioned in a comment',
    notifier: 'You are a notifier of the store',
    superior: 'You lead those who have it',
    administrator: 'You are an administrator',
    cc: 'You are in CC',
  },
} satisfies Shape<typeof zh>;

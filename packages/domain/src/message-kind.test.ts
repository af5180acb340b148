import { expect, it } from 'vitest';
import { canMute, kindOfText } from './message-kind.ts';

it('nobody mutes work that waits for them; who only follows it may', () => {
  expect(canMute('task.dispatched', 'handler')).toBe(false);
  expect(canMute('rectification.handled', 'reviewer')).toBe(false);
  expect(canMute('rectification.created', 'cc')).toBe(true);
  expect(canMute('task.overdue', 'initiator')).toBe(true);
  expect(canMute('task.approved', 'handler')).toBe(true);
});

it('a message about several objects is of the kind of one; what concerns the company has no kind', () => {
  expect(kindOfText('task.dispatched_many')).toBe('task.dispatched');
  expect(kindOfText('rectification.created_same')).toBe('rectification.created');
  expect(kindOfText('task.due_24h')).toBe('task.due_24h');
  expect(kindOfText('system.access_changed')).toBe(null);
});

import { expect, it } from 'vitest';
import { canMute, kindOfText } from './message-kind.ts';
import { mayMute, muteOf } from './message-mute.ts';

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

it('what a feature tells is muted as one, but not what its reader has to act on', () => {
  expect(muteOf('system.device_away', 'keeper')).toEqual({ kind: 'system.device', reason: 'keeper' });
  expect(muteOf('system.points_to_confirm', 'decider')).toBe(null);
  expect(muteOf('system.no_such_text', 'keeper')).toBe(null);
  expect(mayMute({ kind: 'system.device', reason: 'keeper' })).toBe(true);
  expect(mayMute({ kind: 'system.device', reason: 'cc' })).toBe(false);
  expect(mayMute({ kind: 'task.dispatched', reason: 'keeper' })).toBe(false);
});

import type { TaskEvent } from '@rondo/domain/task';
import { expect, test } from 'vitest';
import { offered, seesWork } from './acts.ts';

const detail = (events: TaskEvent[], more: { remove?: boolean; remind?: boolean; isClaimed?: boolean } = {}) => ({
  can: { events, remove: more.remove ?? false, remind: more.remind ?? false },
  claimedBy: more.isClaimed ? { id: 'm', name: 'Mo' } : null,
});

test('inspecting is the next step of a handler, and continuing it once it is begun', () => {
  expect(offered(detail(['claim', 'submit', 'transfer']))).toMatchObject({
    inspect: 'begin',
    primary: 'inspect',
    acts: ['transfer'],
  });
  expect(offered(detail(['claim', 'submit'], { isClaimed: true })).inspect).toBe('continue');
});

test('approving is the primary act of a reviewer and stands last', () => {
  const { acts, primary, inspect } = offered(detail(['reject', 'close', 'approve']));
  expect(acts).toEqual(['close', 'reject', 'approve']);
  expect(primary).toBe('approve');
  expect(inspect).toBeNull();
  expect(offered(detail(['reject', 'approve_level'])).acts).toEqual(['reject', 'approve']);
});

test('nobody approves a record or a result that did not load', () => {
  const nothing = { record: false, free: false };
  expect(seesWork({ kind: 'inspection', recordId: 'r' }, nothing)).toBe(false);
  expect(seesWork({ kind: 'inspection', recordId: 'r' }, { ...nothing, record: true })).toBe(true);
  expect(seesWork({ kind: 'inspection', recordId: null }, nothing)).toBe(true);
  expect(seesWork({ kind: 'free', recordId: null }, { ...nothing, record: true })).toBe(false);
  expect(seesWork({ kind: 'free', recordId: null }, { ...nothing, free: true })).toBe(true);
});

test('nothing that takes away is ever the primary act', () => {
  expect(offered(detail(['close', 'transfer', 'change_deadline'], { remove: true })).primary).toBeNull();
});

test('only what the server offers is there', () => {
  expect(offered(detail([]))).toEqual({ remind: false, acts: [], primary: null, inspect: null });
  expect(offered(detail(['release', 'close_by_deadline', 'initiate'])).acts).toEqual([]);
});

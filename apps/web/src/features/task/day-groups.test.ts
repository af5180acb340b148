import type { TaskRow } from '@rondo/contract/task';
import { expect, test } from 'vitest';
import { dayGroups } from './day-groups.ts';

const now = new Date('2026-11-20T15:30:00Z');

function row(id: string, deadlineAt: string, isOverdue = false): TaskRow {
  return {
    id,
    objectKind: 'task',
    number: id,
    name: id,
    kind: 'inspection',
    act: 'handle',
    mode: 'on_site',
    dispatch: 'immediate',
    shop: { id, name: id, path: '', address: '' },
    templateName: null,
    priority: 'normal',
    state: 'pending',
    isOverdue,
    claimedBy: null,
    handlers: [],
    initiator: null,
    score: null,
    maxScore: null,
    ratePercent: null,
    level: null,
    redLines: 0,
    progress: null,
    createdAt: deadlineAt,
    startAt: deadlineAt,
    deadlineAt,
    dueAt: deadlineAt,
    finishedAt: null,
    recordId: null,
  };
}

const shape = (rows: TaskRow[], timeZone: string) =>
  dayGroups(rows, now, timeZone).map((group) => [group.key, ...group.rows.map((r) => r.id)]);

test('rows stand under the day they are due on, late ones first, days without rows are not there', () => {
  const rows = [
    row('next-week', '2026-11-27T04:00:00Z'),
    row('late', '2026-11-20T10:00:00Z', true),
    row('today', '2026-11-20T15:50:00Z'),
  ];
  expect(shape(rows, 'Asia/Shanghai')).toEqual([
    ['overdue', 'late'],
    ['today', 'today'],
    ['later', 'next-week'],
  ]);
});

test('days are those of the place: an hour later is tomorrow in Shanghai and still today in London', () => {
  const rows = [row('soon', '2026-11-20T16:30:00Z')];
  expect(shape(rows, 'Asia/Shanghai')).toEqual([['tomorrow', 'soon']]);
  expect(shape(rows, 'Europe/London')).toEqual([['today', 'soon']]);
});

test('what is past is never under today, and a review stands under the day its reviewer is due', () => {
  const past = row('past', '2026-11-20T14:00:00Z');
  const review = { ...row('review', '2026-11-18T14:00:00Z'), state: 'pending_review', dueAt: '2026-11-21T12:00:00Z' };
  expect(shape([past, review], 'UTC')).toEqual([
    ['overdue', 'past'],
    ['tomorrow', 'review'],
  ]);
});

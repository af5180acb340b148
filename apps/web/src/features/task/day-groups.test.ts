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
    shop: { id, name: id, path: '' },
    templateName: null,
    state: 'pending',
    isOverdue,
    claimedBy: null,
    handlers: [],
    initiator: null,
    score: null,
    level: null,
    redLines: 0,
    progress: null,
    createdAt: deadlineAt,
    startAt: deadlineAt,
    deadlineAt,
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

test('a review that is past its time but not late stays under today', () => {
  expect(shape([row('review', '2026-11-19T10:00:00Z')], 'Asia/Shanghai')).toEqual([['today', 'review']]);
});

import { expect, it } from 'vitest';
import { daysOf, figureQuestion } from './figure-question.ts';

it.each([
  ['上周哪些门店红线不合格？', 'red_lines', 'last_week'],
  ['Which shops failed red lines last week?', 'red_lines', 'last_week'],
  ['逾期的整改有多少？', 'overdue_rectifications', 'last_30_days'],
  ['How many rectifications are overdue?', 'overdue_rectifications', 'last_30_days'],
  ['本月得分最低的是哪几家门店', 'worst_shops', 'this_month'],
  ['Which stores have the highest score this month?', 'best_shops', 'this_month'],
  ['今天我有几个任务', 'tasks', 'today'],
  ['How many tasks are waiting today?', 'tasks', 'today'],
])('%s', (question, figure, period) => {
  expect(figureQuestion(question)).toEqual({ figure, period });
});

it.each(['红线是什么意思？', 'How long may cooked rice be kept?', 'What is a red line?', '整改逾期会怎样'])(
  'leaves a question about rules to the knowledge base: %s',
  (question) => expect(figureQuestion(question)).toBeNull(),
);

it('counts weeks from Monday and months by the calendar', () => {
  expect(daysOf('this_week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(daysOf('last_week', '2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(daysOf('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('last_30_days', '2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

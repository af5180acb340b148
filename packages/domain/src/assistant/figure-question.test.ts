import { expect, it } from 'vitest';
import { daysOf, figureQuestion } from './figure-question.ts';

/** Names of stores are already put in general words here (see named-places). */
it.each([
  ['上周哪些门店红线不合格？', 'red_lines', 'last_week'],
  ['Which shops failed red lines last week?', 'red_lines', 'last_week'],
  ['How many red lines did store have last week?', 'red_lines', 'last_week'],
  ['门店店上周有多少红线？', 'red_lines', 'last_week'],
  ['昨天有几家店触犯红线', 'red_lines', 'yesterday'],
  ['本月红线不合格的有多少次', 'red_lines', 'this_month'],
  ['Which stores had the most red lines this month?', 'red_lines', 'this_month'],
  ['逾期的整改有多少？', 'overdue_rectifications', 'last_30_days'],
  ['现在一共有多少条整改逾期了', 'overdue_rectifications', 'last_30_days'],
  ['How many rectifications are overdue?', 'overdue_rectifications', 'last_30_days'],
  ['Which rectifications of our stores are overdue right now?', 'overdue_rectifications', 'last_30_days'],
  ['本月得分最低的是哪几家门店', 'worst_shops', 'this_month'],
  ['上个月垫底的门店有哪些', 'worst_shops', 'last_month'],
  ['Which stores scored worst last month?', 'worst_shops', 'last_month'],
  ['Which stores have the highest score this month?', 'best_shops', 'this_month'],
  ['Give me the top 5 stores this week, please', 'best_shops', 'this_week'],
  ['本周门店得分排名前十的名单', 'best_shops', 'this_week'],
  ['今天我有几个任务', 'tasks', 'today'],
  ['我还剩多少待办？', 'tasks', 'last_30_days'],
  ['How many tasks are waiting today?', 'tasks', 'today'],
  ['How many to-dos do I have left?', 'tasks', 'last_30_days'],
])('%s', (question, figure, period) => {
  expect(figureQuestion(question)).toEqual({ figure, period });
});

it.each([
  // What a document says, with the words of figures in it.
  ...['哪些检查项是红线？', 'Which items are red lines in the kitchen manual?', 'Which items are red lines?'],
  ...[
    '红线有哪些？',
    'Which are the red lines?',
    '红线是什么意思？',
    'What is a red line?',
    'How many red lines are there?',
  ],
  ...['厨房手册里有多少条红线？', 'How many red lines does the kitchen checklist have?', '哪些情况算红线？'],
  ...['门店标准里哪些条款是红线？', 'Which clauses are red lines for stores?', '食品安全制度中门店的红线有几条'],
  ...['整改逾期会怎样', '整改逾期有哪些处罚？', 'Which penalties follow an overdue rectification?'],
  ...['整改超过几天算逾期？', 'How many days until a rectification is overdue?', '逾期整改的处理流程有几个步骤'],
  ...['门店最低库存是多少？', 'What is the lowest stock a store may have, and how many days?', '冷库最高温度是多少'],
  ...['Which store layout is best?', 'How many tasks may a store have per day?', '一个门店最多可以排几个班'],
  ...['How long may cooked rice be kept?', '哪些门店需要每天消毒？', 'Which stores must be disinfected daily?'],
  // Somebody or something that figures cannot be narrowed by.
  ...['How many tasks does Grace have today?', '王芳今天有几个任务', 'How many red lines did Atlantis have last week?'],
  ...[
    '亚特兰蒂斯路上周有多少红线',
    'Which stores failed red lines in 2019?',
    'Which stores failed red lines on Monday?',
  ],
])('leaves to the knowledge base: %s', (question) => expect(figureQuestion(question)).toBeNull());

it('counts weeks from Monday and months by the calendar', () => {
  expect(daysOf('this_week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(daysOf('last_week', '2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(daysOf('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('last_30_days', '2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

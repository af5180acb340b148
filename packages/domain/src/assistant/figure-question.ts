import { addDays } from '../civil-time.ts';
import { saysNothingElse } from './figure-words.ts';

/** What the assistant can count: each is a page of its own too, and its numbers are that page's. */
export const FIGURES = ['tasks', 'overdue_rectifications', 'red_lines', 'best_shops', 'worst_shops'] as const;
type Figure = (typeof FIGURES)[number];

export const FIGURE_PERIODS = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'last_30_days',
] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

export interface FigureQuestion {
  figure: Figure;
  period: FigurePeriod;
}

/** Asks for a number or a list of what happened; only then a model is asked which figure it is. */
const COUNTS =
  /多少|几[家个条项张]|哪些|哪几|哪家|排名|排行|名单|统计|有没有|how many|how much|which|number of|ranking|\brank|list of|count|top\b|best|worst|lowest|highest/i;
/** What stands in documents: items and clauses, and the papers themselves. */
const OF_DOCUMENTS =
  /检查项|检查点|检查内容|条款|条目|规定|制度|手册|标准|规范|文件|文档|资料|章节|步骤|流程|模板|培训|意思|定义|什么是|是什么|check ?points?|\b(items?|clauses?|manuals?|handbooks?|standards?|polic(y|ies)|documents?|files?|chapters?|sections?|checklists?|templates?|procedures?|guides?|guidelines?|steps?|mean(s|ing)?|definitions?|define)\b/i;
export const asksForFigures = (question: string): boolean => COUNTS.test(question) && !OF_DOCUMENTS.test(question);

/** A store word or a period: red lines are also what a document lists. */
const AT_STORES = /门店|店铺|店|\b(stores?|shops?)\b/i;

/** Patterns of both languages, the first that fits. */
const RULES: readonly (readonly [RegExp, Figure])[] = [
  [/红线|red[- ]?lines?/i, 'red_lines'],
  [
    /(逾期|超期|过期|没按时|未按时).*(整改)|整改.*(逾期|超期|过期)|overdue.*(rectification|correction)|(rectification|correction)s?.*overdue/i,
    'overdue_rectifications',
  ],
  [
    /(最低|最差|垫底|倒数).*(门店|店)|(门店|店).*(最低|最差|垫底|倒数)|(worst|lowest).*(stores?|shops?)|(stores?|shops?).*(worst|lowest)/i,
    'worst_shops',
  ],
  [
    /(最高|最好|排名|排行|得分高).*(门店|店)|(门店|店).*(最高|最好|排名|排行)|(best|highest|top|ranking).*(stores?|shops?)|(stores?|shops?).*(best|highest|ranking|rank)/i,
    'best_shops',
  ],
  [
    /(多少|几[个条项]).*(任务|待办)|(任务|待办).*(多少|几[个条项])|(how many|number of).*(tasks?|to-?dos?)|(tasks?|to-?dos?).*(how many|left|waiting)/i,
    'tasks',
  ],
];

const PERIODS: readonly (readonly [RegExp, FigurePeriod])[] = [
  [/昨天|昨日|yesterday/i, 'yesterday'],
  [/今天|今日|today/i, 'today'],
  [/上周|上星期|last week/i, 'last_week'],
  [/本周|这周|这星期|this week/i, 'this_week'],
  [/上个?月|last month/i, 'last_month'],
  [/本月|这个月|this month/i, 'this_month'],
];

/**
 * Which figure a question asks for, by its words alone, with stores and groups that it names already put in general words; null: none, or
 * one that has no rule. With a word in it that is not understood it is none: it may name a person, or a store that nobody found.
 */
export function figureQuestion(question: string): FigureQuestion | null {
  if (!asksForFigures(question) || !saysNothingElse(question)) return null;
  const figure = RULES.find(([pattern]) => pattern.test(question))?.[1];
  const said = PERIODS.find(([pattern]) => pattern.test(question))?.[1];
  if (figure === undefined) return null;
  if (figure === 'red_lines' && said === undefined && !AT_STORES.test(question)) return null;
  return { figure, period: said ?? 'last_30_days' };
}

/** Civil days of a period, both of them in it; weeks begin on Monday, and what still runs ends today. */
export function daysOf(period: FigurePeriod, today: string): { from: string; to: string } {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const first = `${today.slice(0, 7)}-01`;
  const endOfLast = addDays(first, -1);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this_week':
      return { from: monday, to: today };
    case 'last_week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'this_month':
      return { from: first, to: today };
    case 'last_month':
      return { from: `${endOfLast.slice(0, 7)}-01`, to: endOfLast };
    case 'last_30_days':
      return { from: addDays(today, -29), to: today };
    default:
      return period satisfies never;
  }
}

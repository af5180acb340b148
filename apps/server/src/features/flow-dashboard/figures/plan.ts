import type { FlowQuestion } from '@rondo/contract/flow-figures';
import { daysBetween } from '@rondo/domain/civil-time';
import {
  type FlowBy,
  type FlowGranularity,
  type FlowRead,
  flowMostDays,
  flowPartsOf,
  flowReadOf,
  flowTotalReadOf,
} from '@rondo/domain/flow-asked';
import { LIMIT } from '@rondo/domain/limit';
import { refuseField } from '../../../platform/errors.ts';
import type { Wanted } from './facts.queries.ts';

type Filter = Omit<Wanted, 'actor'>;

/** One statement: questions over the same facts are answered by it together. */
export interface Statement {
  filter: Filter;
  read: FlowRead;
  granularity: FlowGranularity;
  by: Set<FlowBy>;
  questions: FlowQuestion[];
}

/** What a question is over, without what it is about. */
export const filterOf = (q: Filter): Filter => ({
  ...{ from: q.from, to: q.to, openOnly: q.openOnly, shopId: q.shopId, groupId: q.groupId },
  ...{ counterId: q.counterId, shopTag: q.shopTag, managerId: q.managerId, shopFormat: q.shopFormat },
});

/** Refuses a period that ends before it begins, or is longer than what it is read from. */
export function requireSpan({ from, to }: { from: string; to: string }, read: FlowRead): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw refuseField('to', 'invalid');
  const max = flowMostDays(read, LIMIT.period.days);
  if (days > max) throw refuseField('to', 'too_big', { max });
}

/** A question with what answers it: its points, and the whole of its period, which is read from the same whatever the points are. */
export interface Planned {
  question: FlowQuestion;
  /** How long its parts of time are: as asked, or the shortest that know all of its metrics. */
  granularity: FlowGranularity;
  points: Statement;
  total: Statement;
}

/** The statements that answer the questions: one for each source, filter and length of the parts of time. */
export function planOf(questions: readonly FlowQuestion[]): { statements: Statement[]; planned: Planned[] } {
  const statements: (Statement & { key: string })[] = [];
  const statementFor = (question: FlowQuestion, read: FlowRead, granularity: FlowGranularity, by: FlowBy) => {
    const filter = filterOf(question);
    const key = JSON.stringify([read, filter]);
    const fits = (one: Statement & { key: string }) =>
      one.key === key && (by !== 'time' || one.granularity === granularity);
    const found = statements.find(fits);
    const statement = found ?? { key, filter, read, granularity, by: new Set<FlowBy>(['none']), questions: [] };
    if (!found) statements.push(statement);
    statement.by.add(by);
    if (!statement.questions.includes(question)) statement.questions.push(question);
    return statement;
  };
  // Those over time first: the others are answered by a statement with parts of any length.
  const ordered = questions.toSorted((a, b) => Number(b.by === 'time') - Number(a.by === 'time'));
  const planned = ordered.map((question) => {
    const { by, counterId } = question;
    const granularity = by === 'time' ? flowPartsOf(question.granularity, question.metrics) : question.granularity;
    const hasCounters = counterId !== undefined;
    const whole = flowTotalReadOf(hasCounters);
    const read = by === 'none' ? whole : flowReadOf({ granularity, by, hasCounters });
    requireSpan(question, read);
    return {
      ...{ question, granularity },
      points: statementFor(question, read, granularity, by),
      total: statementFor(question, whole, granularity, 'none'),
    };
  });
  return { statements, planned };
}

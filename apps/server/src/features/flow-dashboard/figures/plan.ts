import type { FlowQuestion } from '@rondo/contract/flow-figures';
import { daysBetween } from '@rondo/domain/civil-time';
import { type FlowBy, type FlowGranularity, type FlowRead, flowMostDays, flowReadOf } from '@rondo/domain/flow-asked';
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

const readOf = ({ granularity, by, counterId }: Pick<FlowQuestion, 'granularity' | 'by' | 'counterId'>): FlowRead =>
  flowReadOf({ granularity, by, hasCounters: counterId !== undefined });

/** Refuses a period that ends before it begins, or is longer than what it is read from. */
export function requireSpan({ from, to }: { from: string; to: string }, read: FlowRead): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw refuseField('to', 'invalid');
  const max = flowMostDays(read, LIMIT.period.days);
  if (days > max) throw refuseField('to', 'too_big', { max });
}

/** The statements that answer the questions: one for each source, filter and length of the parts of time. */
export function statementsOf(questions: readonly FlowQuestion[]): Statement[] {
  const statements: (Statement & { key: string })[] = [];
  // Those over time first: the others are answered by a statement with parts of any length.
  const ordered = questions.toSorted((a, b) => Number(b.by === 'time') - Number(a.by === 'time'));
  for (const question of ordered) {
    const read = readOf(question);
    requireSpan(question, read);
    const filter = filterOf(question);
    const key = JSON.stringify([read, filter]);
    const fits = (one: Statement & { key: string }) =>
      one.key === key && (question.by !== 'time' || one.granularity === question.granularity);
    const found = statements.find(fits);
    const statement = found ?? {
      key,
      filter,
      read,
      granularity: question.granularity,
      by: new Set<FlowBy>(['none']),
      questions: [],
    };
    if (!found) statements.push(statement);
    statement.by.add(question.by);
    statement.questions.push(question);
  }
  return statements;
}

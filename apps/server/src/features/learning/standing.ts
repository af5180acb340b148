import type { Learner } from '@rondo/contract/learning-shapes';
import { LEARNING_STANDINGS, type LearningStanding } from '@rondo/domain/learning';
import * as learners from './learner.queries.ts';
import type { Reader } from './learning.present.ts';

/** How far somebody is, as the database worked it out. */
export function standingOf(text: string): LearningStanding {
  const standing = LEARNING_STANDINGS.find((one) => one === text);
  if (!standing) throw new Error(`unknown standing ${text}`);
  return standing;
}

type LearnerRow = Awaited<ReturnType<ReturnType<typeof learners.learners>['execute']>>[number];

/** People of a report with the departments and stores they belong to. */
export async function presentLearners(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  rows: readonly LearnerRow[],
): Promise<Learner[]> {
  const places = await learners.places(
    db,
    actor.companyId,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    departments: places.get(row.id)?.departments ?? [],
    shops: places.get(row.id)?.shops ?? [],
    standing: standingOf(row.standing),
    isOverdue: row.is_overdue,
    dueOn: row.due_on,
    ratio: row.ratio,
    seconds: row.seconds,
    readAt: row.read_at?.toISOString() ?? null,
    passedAt: row.passed_at?.toISOString() ?? null,
    percent: row.percent,
  }));
}

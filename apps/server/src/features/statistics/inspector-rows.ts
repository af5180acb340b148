import type { InspectorRow } from '@rondo/contract/user-inspection';
import { PERCENT_DECIMALS, percent, quotient } from '@rondo/domain/percent';
import { averageOf, type Weighting } from '@rondo/domain/score-figures';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import { FORMULAS } from '@rondo/domain/statistics';
import { isEnoughToCompare } from '@rondo/domain/user-figures';
import type { Db } from '../../platform/db/company-db.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { scoresOf } from './figures.ts';
import { departmentsOf, doubtsOf, raisedBy } from './inspector-facts.queries.ts';
import { distancesOf, evidenceOf, type Inspector } from './inspectors.queries.ts';

const SECONDS_PER_MINUTE = 60;

/** Rows of the table with what only the few of a page are asked for. */
export async function withFacts(
  db: Db,
  w: Wanted,
  { weighting = 'records', ...span }: Span & { weighting?: Weighting | undefined },
  rows: readonly Inspector[],
): Promise<InspectorRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const departments = await departmentsOf(db, w.actor.companyId, ids);
  const raised = await raisedBy(db, w, span, ids);
  const evidence = await evidenceOf(db, w, span, ids);
  const distances = await distancesOf(db, w, span, ids);
  const doubts = await doubtsOf(db, w, span, ids);
  return rows.map((row) => {
    const found = evidence.find(({ inspector_id }) => inspector_id === row.id);
    const metres = distances.find(({ inspector_id }) => inspector_id === row.id)?.metres ?? null;
    return {
      ...figuresOf(row, weighting),
      departments: departments.find(({ member_id }) => member_id === row.id)?.names ?? [],
      rectifications: raised.find(({ member_id }) => member_id === row.id)?.rectifications ?? 0,
      distanceM: metres === null ? null : roundHalfUp(metres, 0),
      flags: doubts.find(({ member_id }) => member_id === row.id)?.flags ?? 0,
      photosPerRecord: quotient(found?.photos ?? 0, row.records, 1),
      notesPerRecord: quotient(found?.notes ?? 0, row.records, 1),
    };
  });
}

/** What follows from the sums of a row. */
const figuresOf = (row: Inspector, weighting: Weighting) => ({
  id: row.id,
  name: row.name,
  records: row.records,
  evaluated: row.evaluated,
  durationMinutes: quotient(row.duration_sum / SECONDS_PER_MINUTE, row.records, 1),
  averageRate: averageOf(scoresOf(row), weighting),
  difference: {
    points: row.points === null ? null : roundHalfUp(row.points, PERCENT_DECIMALS),
    isEnough: isEnoughToCompare(row.compared),
  },
  failsPerRecord: FORMULAS.failsPerInspection.compute({ failedItems: row.failed, inspections: row.records }),
  due: row.due,
  done: row.done,
  inTime: row.inTime,
  onTimePercent: FORMULAS.onTime.compute({ submittedInTime: row.inTime, due: row.due }),
  submitted: row.submitted,
  rejected: row.rejected,
  rejectPercent: percent(row.rejected, row.submitted),
});

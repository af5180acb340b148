import { evaluate, type ScoreNode } from '@rondo/domain/scoring/score-node';
import type { Db } from '../../platform/db/company-db.ts';
import { type IntegrityCheck, type Looked, SHOWN } from '../../platform/integrity.ts';

/** Records read at once. */
const PART = 1_000;

/** The equation that a report shows comes to the score that lists and statistics show. */
export const recordIntegrity: IntegrityCheck[] = [
  {
    holds: 'The equation of each record comes to its score',
    async find(db, looked) {
      const found: string[] = [];
      let after = FIRST;
      while (found.length < SHOWN) {
        const rows = await scored(db, looked, after).execute();
        found.push(...rows.flatMap(faultOf));
        const last = rows.at(-1);
        if (!last || rows.length < PART) break;
        after = last.id;
      }
      return found.slice(0, SHOWN);
    },
  },
];

const FIRST = '00000000-0000-0000-0000-000000000000';

const scored = (db: Db, { companyId, since }: Looked, after: string) =>
  db
    .selectFrom('record')
    .select(['id', 'number', 'score', 'outcome'])
    .where('company_id', '=', companyId)
    .where('evaluated', '=', true)
    .where('id', '>', after)
    .$if(since !== null, (q) => q.where('business_on', '>=', since ?? ''))
    .orderBy('id')
    .limit(PART);

function faultOf({ number, score, outcome }: { number: string; score: number | null; outcome: unknown }): string[] {
  const tree = treeOf(outcome);
  // Companies that came with an import have scores without an equation.
  if (!tree) return [];
  const value = evaluate(tree);
  return value === score ? [] : [`${number} has ${score}, its equation comes to ${value}`];
}

/** The equation as this server stored it: its own words, so that one look at the shape is enough. */
function treeOf(outcome: unknown): ScoreNode | null {
  if (typeof outcome !== 'object' || outcome === null || !('tree' in outcome)) return null;
  return outcome.tree as ScoreNode | null;
}

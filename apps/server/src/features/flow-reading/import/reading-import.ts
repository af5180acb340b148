import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { groupBy } from '@rondo/domain/group-by';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import { importOf, type WriteOptions, type Written, type WrittenRow } from '../../../platform/import/definition.ts';
import { filteredCounters } from '../../flow-counter/index.ts';
import { putReadings, type StoredReading } from '../write.queries.ts';
import { markDue, type NewReading, writeReadings } from '../write-readings.ts';
import { checkReadings } from './check-readings.ts';
import * as q from './import.queries.ts';
import { type PlannedReading, parseReadingPlan, type ReadingPlan } from './plan.ts';
import { READING_FIELDS, type ReadingField } from './reading-fields.ts';

/** How readings of other systems are imported, by the codes of their counters and the clock of the store. */
export const readingImport = importOf<ReadingField, ReadingPlan>({
  kind: 'flowreading',
  code: 'x_device',
  fields: READING_FIELDS,
  maxRows: FLOW_READING_LIMIT.imported,
  choices: ['overwrite', 'skip'],
  check: checkReadings,
  parse: parseReadingPlan,
  write: writePlan,
  undo: undoReadings,
});

/** Writes a plan counter by counter. Counters that left the scope since the dry run stay out. */
async function writePlan(tx: Tx, actor: Actor, plan: ReadingPlan, options: WriteOptions): Promise<Written> {
  const inScope = await filteredCounters(tx.db, actor, { keyword: '', source: 'import' }).execute();
  const counters = new Map(inScope.map((one) => [one.id, one]));
  const rows: WrittenRow[] = [];
  const result = { created: 0, updated: 0, skipped: 0 };
  let done = 0;
  for (const [counterId, planned] of groupBy(plan.rows, (one) => one.counterId)) {
    const counter = counters.get(counterId);
    const there = await q.readingKeys(tx.db, tx.companyId, planned);
    const isTaken = (one: PlannedReading): boolean =>
      counter !== undefined && (options.duplicates === 'overwrite' || !there.has(q.keyOf(one)));
    const taken = planned.filter(isTaken);
    if (counter && taken.length > 0) {
      const times = taken.map(({ at, minutes }) => ({ at: new Date(at).toISOString(), minutes }));
      const before = await q.replaced(tx.db, tx.companyId, counterId, times);
      const { written } = await writeReadings(tx, tx.companyId, taken.map(newOf));
      const updated = taken.filter((one) => there.has(q.keyOf(one))).length;
      result.updated += Math.min(written, updated);
      result.created += Math.max(0, written - updated);
      result.skipped += taken.length - written;
      const kept = { at: tx.now().toISOString(), rows: before.rows };
      rows.push({
        kind: 'flowreading',
        id: counterId,
        name: `${counter.shop_name} ${counter.name}`,
        rev: 0,
        before: kept,
      });
    }
    result.skipped += planned.length - taken.length;
    done += planned.length;
    await options.progress(done);
  }
  const file = { kind: 'flowReading', id: options.importId, name: options.fileName } as const;
  await tx.addHistory({ ...file, event: 'imported', data: result });
  return { result, rows };
}

const newOf = ({ row: _, healthy, at, ...one }: PlannedReading): NewReading => ({
  ...one,
  ...{ at: new Date(at), healthyMinutes: Math.min(one.minutes, healthy ?? one.minutes), source: 'import' },
});

const kept = z.object({ at: z.string(), rows: z.array(z.custom<StoredReading>((row) => typeof row === 'object')) });

/** Takes an import back: what it wrote goes, what it replaced comes again. What was corrected or written since stays. */
async function undoReadings(tx: Tx, _: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  const undone = { removed: 0, restored: 0 };
  for (const { id, before } of rows) {
    const was = kept.parse(before);
    const gone = await q.dropImported(tx.db, tx.companyId, id, new Date(was.at)).execute();
    const back = was.rows.length === 0 ? [] : (await putReadings(tx.db, tx.companyId, was.rows, tx.now())).rows;
    await markDue(tx, tx.companyId, [...gone, ...back]);
    undone.restored += back.length;
    undone.removed += Math.max(0, gone.length - back.length);
  }
  return { ...undone, keptCount: 0, kept: [] };
}

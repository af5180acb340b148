import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { History } from '../../platform/db/schema.gen.ts';
import { historyOf } from '../../platform/history.ts';

/** Who held the task, and when it was set aside, belongs to the task's own page. */
const NOT_OF_THE_RECORD = ['claim', 'release', 'remind'];
/** The task and its record write the same step with these words of theirs, within one transaction. */
const SAME_STEP: Readonly<Record<string, string>> = { approve: 'accept', reject: 'return' };

/** The way of a record: the task it came from and what happened to it, each step once, oldest first. */
export async function processOf(
  db: Db,
  companyId: string,
  record: { id: string; task_id: string },
): Promise<Selectable<History>[]> {
  const all = await historyOf(db, companyId, record.task_id, record.id).execute();
  const ofTask = all.filter((entry) => entry.object_id === record.task_id);
  const ofRecord = all.filter((entry) => entry.object_id === record.id);
  const told = (entry: Selectable<History>): boolean =>
    ofTask.some(
      (t) =>
        t.at.getTime() === entry.at.getTime() &&
        (t.event.startsWith(entry.event) || SAME_STEP[t.event] === entry.event),
    );
  return [
    ...ofTask.filter((entry) => !NOT_OF_THE_RECORD.includes(entry.event)),
    ...ofRecord.filter((entry) => !told(entry)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

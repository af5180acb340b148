import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { History } from '../../platform/db/schema.gen.ts';
import { historyOf } from '../../platform/history.ts';

type Entry = Selectable<History>;

/** Who held the task, and when it was set aside, belongs to the task's own page. */
const NOT_OF_THE_RECORD = ['claim', 'release', 'remind', 'escalate'];
/** One transaction moves the record and its task: what the task calls each move of the record. */
const TASK_WORDS: Readonly<Record<string, readonly string[]>> = {
  submit: ['submit', 'submit_unreviewed', 'submit_held'],
  resubmit: ['submit', 'submit_unreviewed', 'submit_held'],
  accept: ['approve', 'approve_held'],
  return: ['reject'],
};
/** What a task does with its record of that time. */
const OF_A_RECORD: ReadonlySet<string> = new Set([...Object.values(TASK_WORDS).flat(), 'approve_level']);
/** Entries from before transactions were kept have nothing but their time. */
const ONE_STEP_MS = 1_000;

interface OfRecord {
  id: string;
  task_id: string;
  state: string;
}

/** The way of a record: the task it came from and what happened to it, each step once, oldest first. */
export async function processOf(db: Db, companyId: string, record: OfRecord): Promise<Entry[]> {
  const all = await historyOf(db, companyId, record.task_id, record.id).execute();
  return stepsOf(all, record);
}

/** Task and record tell one move of both: the line has the record's word and the task's comment. */
function stepsOf(all: readonly Entry[], record: OfRecord): Entry[] {
  const ofRecord = all.filter((entry) => entry.object_id === record.id);
  const ofTask = all
    .filter((entry) => entry.object_id === record.task_id && !NOT_OF_THE_RECORD.includes(entry.event))
    .filter((entry) => !isOfAnother(entry, ofRecord, record))
    .map((entry) => ({ entry, twin: ofRecord.find((other) => isTwin(entry, other)) }));
  const twins = new Set(ofTask.flatMap(({ twin }) => twin ?? []));
  return [
    ...ofTask.map(({ entry, twin }) => (twin ? { ...entry, event: twin.event } : entry)),
    ...ofRecord.filter((entry) => !twins.has(entry)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** A task goes on after its record was made void, with another one: each report tells the way of its own. */
function isOfAnother({ at, event }: Entry, ofRecord: readonly Entry[], { state }: OfRecord): boolean {
  const first = ofRecord[0];
  if (first && at < first.at) return OF_A_RECORD.has(event);
  const end = state === 'void' ? ofRecord.findLast((one) => one.event === 'void') : undefined;
  return end !== undefined && at > end.at;
}

function isTwin(ofTask: Entry, ofRecord: Entry): boolean {
  if (!TASK_WORDS[ofRecord.event]?.includes(ofTask.event)) return false;
  if (ofTask.step_id !== null || ofRecord.step_id !== null) return ofTask.step_id === ofRecord.step_id;
  return Math.abs(ofTask.at.getTime() - ofRecord.at.getTime()) < ONE_STEP_MS;
}

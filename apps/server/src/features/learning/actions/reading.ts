import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { learningApi as api } from '@rondo/contract/learning';
import { knowledgeTypeOf } from '@rondo/domain/knowledge/file-type';
import { canHavePassed, isRead, newReading, type ReadFile, readOn, readRatio } from '@rondo/domain/learning/reading';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import { completeLists } from '../complete.ts';
import { todayOf } from '../learning.present.ts';
import * as q from '../reading.queries.ts';

type Report = Parsed<typeof api.read>;
type Answer = Output<typeof api.read>;

const NOT_ASKED: Answer = { isAsked: false, ratio: 0, place: 0 };

/** What a report of reading adds. The first one begins; whoever reads a version that is not the newest is told STALE. */
export async function read(context: Context, report: Report): Promise<Answer> {
  const { db, actor, change } = context;
  const { nodeId, versionNumber: number } = report;
  const row = await q.fileOf(db, knowledgeEyes(actor), nodeId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  if (row.number !== number) throw new AppError('STALE');
  const asked = await q.asks(db, actor.companyId, actor.memberId, nodeId).executeTakeFirst();
  if (!asked) return NOT_ASKED;
  const file = { format: knowledgeTypeOf(row.name)?.format ?? '', pages: row.pages, sizeBytes: row.size_bytes };
  return change(async (tx) => {
    const which = { companyId: tx.companyId, memberId: actor.memberId, nodeId, number };
    const at = tx.now();
    const fresh = newReading(file, report.total);
    await q
      .begin(tx.db, {
        ...{ company_id: tx.companyId, member_id: actor.memberId, node_id: nodeId, version_number: number },
        ...{ ...fresh, begun_at: at, last_at: at },
      })
      .execute();
    const before = await q.hold(tx.db, which).executeTakeFirstOrThrow();
    const next = after(before, fresh, file, report, at);
    if (next === null) return { isAsked: true, ratio: before.ratio, place: before.place };
    await q.save(tx.db, which, next).execute();
    if (before.read_at === null && next.read_at !== null) {
      await completeLists(tx, { memberId: actor.memberId, today: todayOf(context).today });
    }
    return { isAsked: true, ratio: next.ratio, place: next.place };
  });
}

type Before = Awaited<ReturnType<ReturnType<typeof q.hold>['executeTakeFirstOrThrow']>>;

/** The reading with a report; null: it is one that was counted before. Throws LEARNING_PACE for more than time has passed. */
function after(
  before: Before,
  fresh: ReturnType<typeof newReading>,
  file: ReadFile,
  { requestId, parts, place }: Report,
  at: Date,
): q.Progress | null {
  if (before.reports.includes(requestId)) return null;
  if (!canHavePassed(parts, at.getTime() - before.last_at.getTime())) throw new AppError('LEARNING_PACE');
  // Its pages were not known when it was begun: now they count.
  const isSame = before.slots.length === fresh.slots.length || file.pages === null;
  const start = isSame ? { total: before.total, slots: before.slots, furthest: before.furthest } : fresh;
  const { total, slots, furthest } = readOn(start, file, parts);
  const reading = { total, slots: slots.map(Math.round), furthest };
  return {
    ...reading,
    place,
    ratio: before.read_at === null ? readRatio(reading, file) : 1,
    reports: [...before.reports, requestId].slice(-LIMIT.learning.reading.known),
    last_at: at,
    read_at: before.read_at ?? (isRead(reading, file) ? at : null),
  };
}

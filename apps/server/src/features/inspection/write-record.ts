import type { Actor } from '@rondo/domain/actor';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { ExcludedItem } from '@rondo/domain/scoring/applicable';
import type { Tx } from '../../platform/context.ts';
import { takeNumbers } from '../../platform/number-sequence.ts';
import { attachFiles } from '../file/index.ts';
import { deleteItems, insertItems, insertRecord, replaceRecord } from '../record/index.ts';
import { coverageOf } from '../surveillance/index.ts';
import type { FoundTask } from '../task/index.ts';
import type { TemplateVersion } from '../template/index.ts';
import type { Assessment } from './assess.ts';
import { doneAt } from './done-at.ts';
import * as q from './record.queries.ts';
import type { RecordBefore } from './record-before.ts';
import { frozenRow, itemRows, resultRow } from './record-rows.ts';

interface Submitted {
  found: FoundTask;
  version: TemplateVersion;
  /** Left out by the rules about stores. */
  excluded: readonly ExcludedItem[];
  assessment: Assessment;
  /** What this replaces. */
  before: RecordBefore | undefined;
  draft: { started_at: Date } | null;
  files: { known: string[]; fresh: string[] };
  needsReview: boolean;
  /** The second of a blind double inspection: it counts nowhere but there. */
  isCompared: boolean;
  /** When the device says that it was submitted. */
  saidAt: string | undefined;
  /** Null: nobody signs, or it is signed already. */
  signature: Signature | null;
}

/** Who signed for the store, when, and the picture of it. */
export interface Signature {
  fileId: string;
  name: string;
  at: Date;
}

export type Written = Awaited<ReturnType<typeof writeRecord>>;

/** Writes the record with an item a row, or replaces what it said before a reviewer sent it back. */
export async function writeRecord(
  tx: Tx,
  actor: Actor,
  { found, version, excluded, assessment, before, draft, files, needsReview, isCompared, saidAt, signature }: Submitted,
) {
  const at = tx.now();
  const { row } = found;
  const failedIds = new Set(assessment.failed.map(({ item }) => item.id));
  const known = await linkedBefore(tx, row.record_id);
  // What is to be put right about a void record is over, too, with the one that takes its place.
  const stays = ([itemId]: readonly [string, string]) => before !== undefined && failedIds.has(itemId);
  const linked = new Map([...known].filter(stays));
  const corrected = [...known].filter((one) => !stays(one)).map(([, id]) => id);
  const startedAt = draft?.started_at ?? row.claimed_at ?? at;
  const submission = {
    at,
    doneAt: doneAt(saidAt, { startedAt, now: at }),
    startedAt,
    earlierS: before?.duration_s ?? 0,
    actor,
    state: stateAfter(needsReview, isCompared),
    excluded,
  };
  const result = { ...resultRow(found, assessment, version.scoring, submission), ...(await camerasOf(tx, actor, row)) };
  const id = before?.id ?? tx.newId();
  if (before) {
    await replaceRecord(tx.db, tx.companyId, id, { ...result, modified_at: at }).execute();
    await deleteItems(tx.db, tx.companyId, id).execute();
  }
  const fresh = signature ? [...files.fresh, signature.fileId] : files.fresh;
  await attachFiles(tx, { kind: 'record', id, shopId: row.shop_id }, fresh);
  // Saved before by whoever had the draft then, and checked against them.
  await attachFiles({ ...tx, actor: null }, { kind: 'record', id, shopId: row.shop_id }, files.known);
  const number = before?.number ?? (await nextNumber(tx, actor));
  if (!before)
    await insertRecord(tx.db, {
      ...frozenRow(found, id, number, startedAt),
      ...result,
      ...signed(signature),
    });
  await insertItems(tx.db, itemRows(tx.companyId, id, assessment, linked));
  await tx.addHistory({
    kind: 'record',
    id,
    name: number,
    event: isCompared ? 'compare' : before ? 'resubmit' : 'submit',
    from: before?.state ?? null,
    to: result.state,
    ...(signature ? { data: { signedBy: signature.name } } : {}),
  });
  const told = { recordId: id, businessOn: result.business_on, shopId: row.shop_id };
  await tx.emit('record.submitted', { ...told, byId: actor.memberId });
  if (result.state === 'effective') await tx.emit('record.accepted', told);
  return { id, number, businessOn: result.business_on, durationS: result.duration_s, linked, corrected };
}

function stateAfter(needsReview: boolean, isCompared: boolean): 'compared' | 'in_review' | 'effective' {
  if (isCompared) return 'compared';
  return needsReview ? 'in_review' : 'effective';
}

/** Which of the store's cameras the inspector of a remote inspection viewed, as it stands now. */
async function camerasOf({ db }: Tx, actor: Actor, { id, shop_id, mode }: FoundTask['row']) {
  if (mode !== 'remote') return {};
  const { bound, viewed } = await coverageOf(db, actor, { taskId: id, shopId: shop_id });
  return { cameras_viewed: viewed.length, cameras_bound: bound };
}

const signed = (signature: Signature | null) =>
  signature && { sign_off_file_id: signature.fileId, sign_off_name: signature.name, signed_off_at: signature.at };

/** Items that got their rectification in an earlier round keep it as long as they fail. */
async function linkedBefore(tx: Tx, recordId: string | null): Promise<Map<string, string>> {
  const rows = recordId ? await q.rectified(tx.db, tx.companyId, recordId).execute() : [];
  return new Map(rows.flatMap((r) => (r.item_id ? [[r.item_id, r.id] as const] : [])));
}

async function nextNumber(tx: Tx, actor: Actor): Promise<string> {
  const [number] = await takeNumbers(tx.db, tx.companyId, NUMBER_PREFIX.record, tx.now(), actor.timeZone);
  if (!number) throw new Error('no number was given');
  return number;
}

import type { Db } from '../../platform/db/company-db.ts';
import { fileRefs } from '../file/index.ts';
import * as q from './record.queries.ts';

/** SHA-256 of a stored file, hexadecimal: its path is made of it. */
const hashOf = ({ path }: { path: string }): string => path.replaceAll('/', '');

/**
 * What a seal holds of a record: what was found, by whom, when, and what was changed in review; not what is done about it
 * later (rectifications, reviews), and no words that depend on a reader's language. Photos by the SHA-256 of their bytes.
 * Null: there is no such record. Its members are for good: another one needs a new `version`.
 */
export async function sealedRecord(db: Db, companyId: string, id: string) {
  const row = await q.byId(db, companyId, id).executeTakeFirst();
  if (!row) return null;
  const [items, edits] = await Promise.all([
    q.itemsOf(db, companyId, id).execute(),
    row.modified_at ? q.editsOf(db, companyId, id).execute() : [],
  ]);
  const files = await fileRefs(db, companyId, [
    ...items.flatMap((item) => item.photo_ids),
    ...(row.sign_off_file_id ? [row.sign_off_file_id] : []),
  ]);
  const signature = row.sign_off_file_id === null ? [] : files([row.sign_off_file_id]);
  const facts = {
    version: 1,
    companyId,
    record: row.id,
    number: row.number,
    store: { id: row.shop_id, name: row.shop_name },
    template: { id: row.template_id, name: row.template_name, version: row.version_no },
    mode: row.mode,
    purpose: row.purpose,
    inspector: { id: row.inspector_id, name: row.inspector_name },
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at.toISOString(),
    score: row.score,
    maxScore: row.max_score,
    ratePercent: row.rate_percent,
    level: row.level_key,
    isPass: row.is_pass,
    redLines: row.red_lines,
    items: items.map((item) => ({
      item: item.item_id,
      section: item.category,
      code: item.code,
      name: item.name,
      severity: item.severity,
      answer: item.answer,
      result: item.result,
      points: item.points,
      maxPoints: item.max_points,
      note: item.note,
      photos: files(item.photo_ids).map(hashOf),
    })),
    changes: edits.map(changeFacts),
    signedBy: row.sign_off_name,
    signature: signature.map(hashOf)[0] ?? null,
  };
  return { facts, number: row.number, shopName: row.shop_name, submittedAt: row.submitted_at, state: row.state };
}

type EditRow = Awaited<ReturnType<ReturnType<typeof q.editsOf>['execute']>>[number];

const changeFacts = (edit: EditRow) => ({
  item: edit.item_id,
  at: edit.at.toISOString(),
  by: { id: edit.by_id, name: edit.by_name },
  before: edit.before,
  after: edit.after,
  reason: edit.reason,
});

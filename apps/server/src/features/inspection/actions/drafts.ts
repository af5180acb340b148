import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { InspectionDraft } from '@rondo/contract/inspection-draft';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { MODES } from '@rondo/domain/task';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import * as q from '../draft-list.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof q.ownDrafts>['execute']>>[number];

/** What the reader has begun and not submitted. */
export async function drafts(
  { db, actor }: Context,
  { size, page: no, cursor, keyword }: Parsed<typeof api.drafts>,
): Promise<Output<typeof api.drafts>> {
  const paging = { size, page: no, cursor, sort: q.SAVED_LAST, id: 'draft.id' };
  const { rows, ...rest } = await page(db, q.ownDrafts(db, actor, keyword), paging);
  return { ...rest, list: rows.map(present) };
}

const present = (row: Row): InspectionDraft => ({
  ...{ id: row.id, taskId: row.task_id, taskNumber: row.number },
  shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
  template: { name: row.template_name, versionNo: row.version_no },
  mode: MODES.find((mode) => mode === row.mode) ?? 'on_site',
  answered: row.answered,
  startedAt: row.started_at.toISOString(),
  savedAt: row.saved_at.toISOString(),
  deadlineAt: row.deadline_at.toISOString(),
});

import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { MODES } from '@rondo/domain/task';
import type { Context } from '../../../platform/context.ts';
import { isSharedWith, outsideShare, publishedVersion } from '../../template/index.ts';
import { findFinished, wholeOnly } from '../base-record.ts';
import { carriedFor } from '../carried.ts';

/** What re-inspecting a record would be. Writes nothing. */
export async function reinspection(
  context: Context,
  { recordId }: Parsed<typeof api.reinspection>,
): Promise<Output<typeof api.reinspection>> {
  const { db, actor } = context;
  const base = await findFinished(context, recordId);
  const { row } = base;
  const { template_version_id } = row;
  const [live, isShared, outside, carried] = await Promise.all([
    publishedVersion(db, actor.companyId, row.template_id),
    isSharedWith(context, row.template_id),
    outsideShare(db, actor.companyId, row.template_id, [row.shop_id]),
    carriedFor(db, actor.companyId, { base_record_id: recordId, template_version_id }),
  ]);
  return {
    record: { recordId, number: row.number, submittedAt: row.submitted_at.toISOString() },
    shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
    template: { id: row.template_id, name: row.template_name, versionNo: row.version_no },
    mode: MODES.find((mode) => mode === row.mode) ?? 'on_site',
    modes: live?.modes ?? [],
    failed: row.failed_items,
    carried: carried.answers.size,
    wholeOnly: wholeOnly(base, live) ?? (isShared && outside.size === 0 ? null : 'not_shared'),
  };
}

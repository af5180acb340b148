import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { sendXlsx } from '../../../platform/table/send-xlsx.ts';
import * as q from '../template.queries.ts';
import { templateSheet } from '../template-sheet.ts';
import { versionOf } from '../version.ts';

/** The check items of a version as an xlsx that the import takes back unchanged; the audit log keeps who took it. */
export async function exportTemplate(
  { db, actor, change, language }: Context,
  { id, versionId }: Parsed<typeof templateApi.export>,
  wire: Wire,
): Promise<unknown> {
  const { companyId } = actor;
  const row = await q.byId(db, companyId, id).executeTakeFirst();
  const wanted = versionId ?? row?.draft_version_id ?? row?.live_version_id;
  const found = wanted ? await q.versionById(db, companyId, wanted).executeTakeFirst() : undefined;
  if (!row || found?.template_id !== id) throw new AppError('NOT_FOUND');
  const { content, no, items } = versionOf(found);
  const bytes = await templateSheet(content, language);
  await change((tx) => tx.addHistory({ kind: 'template', id, name: row.name, event: 'export', data: { no, items } }));
  return sendXlsx(wire, translate(language, 'template.exporting.fileName', { name: row.name, no }), bytes);
}

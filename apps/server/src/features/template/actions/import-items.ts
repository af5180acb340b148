import type { Output } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { readTable } from '../import/read-table.ts';
import { receivedFile } from '../import/received-file.ts';
import { importReport } from '../import/report.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';

/** Reads check items from a table and says what they would bring. Writes nothing. */
export async function importItems(
  { db, actor, language, newId }: Context,
  _: unknown,
  { request }: Wire,
): Promise<Output<typeof templateApi.importItems>> {
  const { templateId, mapping, name, bytes } = await receivedFile(request);
  const template = await q.byId(db, actor.companyId, templateId).executeTakeFirst();
  const versionId = template?.draft_version_id ?? template?.live_version_id;
  const version = versionId ? await q.versionById(db, actor.companyId, versionId).executeTakeFirst() : undefined;
  if (!version) throw new AppError('NOT_FOUND');
  const { content } = versionOf(version);
  const say = (key: MessageKey, params?: Params) => translate(language, key, params);
  return importReport({ fileName: name, rows: await readTable(bytes), content, mapping, newId, say });
}

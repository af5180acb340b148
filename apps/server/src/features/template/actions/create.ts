import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { templateApi } from '@rondo/contract/template';
import { TEMPLATE_FIELDS } from '@rondo/contract/template-fields';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { valuesOf } from '../../../platform/fields.ts';
import { freshIds } from '../fresh-ids.ts';
import { insertTemplate } from '../insert-template.ts';
import { shareColumnsOf } from '../share.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';
import { fromLibrary } from './library.ts';

/** A new template as a draft: empty, or with the latest version of another one. */
export async function create(
  { actor, once }: Context,
  input: Parsed<typeof templateApi.create>,
): Promise<Output<typeof templateApi.create>> {
  return once(input.requestId, templateApi.create.path, async (tx) => {
    const start = await startOf(tx, input);
    const { name } = input;
    const data = { name, copyOf: input.copyOf ?? null, libraryKey: input.libraryKey ?? null };
    const id = await insertTemplate(tx, actor, { ...valuesOf(TEMPLATE_FIELDS, input), ...start }, data);
    return { id };
  });
}

/** A copy is shared as its source is, and has its cover. */
async function startOf(tx: Tx, { copyOf, libraryKey }: Parsed<typeof templateApi.create>) {
  if (copyOf) return latestOf(tx, copyOf);
  return { ...(libraryKey ? fromLibrary(tx, libraryKey) : blank()), coverId: null, share: undefined };
}

const blank = () => ({ content: { categories: [] }, scoring: { ...DEFAULT_SCORING } });

async function latestOf(tx: Tx, id: string) {
  const source = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
  const versionId = source?.draft_version_id ?? source?.live_version_id;
  const version = versionId ? await q.versionById(tx.db, tx.companyId, versionId).executeTakeFirst() : undefined;
  if (!source || !version) throw new AppError('NOT_FOUND');
  const { content, scoring, coverId } = versionOf(version);
  return { content: freshIds(content, tx.newId), scoring, coverId, share: shareColumnsOf(source) };
}

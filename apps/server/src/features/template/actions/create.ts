import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { templateApi } from '@rondo/contract/template';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { allItems } from '@rondo/domain/scoring/template';
import { fullScore } from '@rondo/domain/template';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { freshIds } from '../fresh-ids.ts';
import { asNameTaken } from '../name-taken.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';

/** A new template as a draft: empty, or with the latest version of another one. */
export async function create(
  { actor, once }: Context,
  input: Parsed<typeof templateApi.create>,
): Promise<Output<typeof templateApi.create>> {
  return once(input.requestId, templateApi.create.path, async (tx) => {
    const { content, scoring } = input.copyOf ? await latestOf(tx, input.copyOf) : blank();
    const [id, versionId, at] = [tx.newId(), tx.newId(), tx.now()];
    const { name, description, modes } = input;
    await q
      .insert(tx.db, tx.companyId, {
        id,
        name,
        description,
        modes: [...new Set(modes)],
        draftVersionId: versionId,
        createdBy: actor.memberId,
        at,
      })
      .execute()
      .catch(asNameTaken);
    await q
      .insertVersion(tx.db, tx.companyId, {
        id: versionId,
        templateId: id,
        no: 1,
        content,
        scoring,
        items: allItems(content).length,
        totalPoints: fullScore(content, scoring),
        at,
      })
      .execute();
    await tx.trace({
      kind: 'template',
      id,
      name,
      event: 'create',
      to: 'draft',
      data: { name, copyOf: input.copyOf ?? null },
    });
    return { id };
  });
}

const blank = () => ({ content: { categories: [] }, scoring: { ...DEFAULT_SCORING } });

async function latestOf(tx: Tx, id: string) {
  const source = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
  const versionId = source?.draft_version_id ?? source?.live_version_id;
  const version = versionId ? await q.versionById(tx.db, tx.companyId, versionId).executeTakeFirst() : undefined;
  if (!version) throw new AppError('NOT_FOUND');
  const { content, scoring } = versionOf(version);
  return { content: freshIds(content, tx.newId), scoring };
}

import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import { allItems, standardPhotosOf } from '@rondo/domain/scoring/template';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { generationOf } from '../generation.ts';
import { presentShares } from '../share.ts';
import { presentDetail } from '../template.present.ts';
import * as q from '../template.queries.ts';
import { usage, usersOf } from '../used.queries.ts';
import { versionOf } from '../version.ts';
import { usedSince } from './list.ts';

/** A template with the version asked for, else the draft, else the live one. */
export async function get(
  context: Context,
  { id, versionId }: Parsed<typeof templateApi.get>,
): Promise<Output<typeof templateApi.get>> {
  return detailOf(context, context.now(), id, versionId);
}

/** The same inside a transaction, for the answers of acts. */
export async function detailOf(
  reader: Pick<Context, 'db' | 'actor' | 'language'>,
  now: Date,
  id: string,
  versionId?: string,
): Promise<Output<typeof templateApi.get>> {
  const { db, actor } = reader;
  const { companyId } = actor;
  const row = await q.byId(db, companyId, id).executeTakeFirst();
  const wanted = versionId ?? row?.draft_version_id ?? row?.live_version_id;
  const version = wanted ? await q.versionById(db, companyId, wanted).executeTakeFirst() : undefined;
  if (!row || version?.template_id !== id) throw new AppError('NOT_FOUND');
  const versions = await q.versionsOf(db, companyId, id).execute();
  const [used] = await usage(db, companyId, [id], usedSince(now)).execute();
  const users = await usersOf(db, companyId, id);
  const ids = [row.created_by, row.edited_by, row.editor_id, ...versions.map((one) => one.published_by)];
  const people = await peopleByIds(db, companyId, ids);
  const shown = versionOf(version);
  const photos = standardPhotosOf(allItems(shown.content));
  const covers = shown.coverId === null ? [] : [shown.coverId];
  const files = await fileRefs(db, companyId, [...photos, ...covers]);
  const whole = {
    row,
    version: shown,
    standardPhotos: files(photos),
    cover: files(covers)[0] ?? null,
    versions,
    usedTimes: used?.times ?? 0,
    share: (await presentShares(reader, [row]))(row),
    isUsed: users.length > 0,
    generation: await generationOf(db, companyId, id),
  };
  return presentDetail(actor, now, whole, people);
}

import type { clipApi as api } from '@rondo/contract/clip';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { peopleByIds } from '../../people/index.ts';
import { presentClip } from '../clip.present.ts';
import * as q from '../clip.queries.ts';

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.NEWEST, id: 'clip.id' };
  const { rows, ...rest } = await page(db, q.found(db, actor, filter), paging);
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.made_by),
  );
  return { ...rest, list: rows.map((row) => presentClip(row, actor, people)) };
}

export async function ofPicture(
  { db, actor }: Context,
  { pictureId }: Parsed<typeof api.ofPicture>,
): Promise<Output<typeof api.ofPicture>> {
  const row = await q.ofPicture(db, actor, pictureId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return presentClip(row, actor, await peopleByIds(db, actor.companyId, [row.made_by]));
}

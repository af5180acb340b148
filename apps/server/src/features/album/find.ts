import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './album.queries.ts';

export type FoundPicture = Awaited<ReturnType<typeof findAll>>[number];

/** All of some pictures, in the order of time; refuses when the reader may not see one of them. */
export async function findAll({ db, actor }: Pick<Context, 'db' | 'actor'>, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const rows = await q.byIds(db, actor, wanted).execute();
  if (rows.length !== wanted.length) throw new AppError('NOT_FOUND');
  return rows;
}

export async function find(reader: Pick<Context, 'db' | 'actor'>, id: string): Promise<FoundPicture> {
  const [row] = await findAll(reader, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

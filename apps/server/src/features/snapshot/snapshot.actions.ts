import type { fileApi } from '@rondo/contract/file';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './snapshot.queries.ts';

/** The figures as they were when they were kept. To anybody but its recipient a key does not exist. */
export async function get(
  { db, actor, now }: Context,
  { key }: Parsed<typeof fileApi.snapshot>,
): Promise<Output<typeof fileApi.snapshot>> {
  const row = await q.byKey(db, { companyId: actor.companyId, memberId: actor.memberId, key, now: now() });
  if (!row) throw new AppError('NOT_FOUND');
  return { key: row.key, kind: row.kind, createdAt: row.created_at.toISOString(), data: row.data };
}

import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import type { Context } from '../../../platform/context.ts';
import { findTask } from '../../task/index.ts';
import { coverageOf } from '../coverage.ts';

export async function coverage(
  { db, actor }: Context,
  { taskId }: Parsed<typeof api.coverage>,
): Promise<Output<typeof api.coverage>> {
  const { row } = await findTask({ db, actor }, taskId);
  return coverageOf(db, actor, { taskId, shopId: row.shop_id });
}

import type { checkInApi as api } from '@rondo/contract/check-in';
import type { CheckInStatus } from '@rondo/contract/check-in-shapes';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import { findTask } from '../../task/index.ts';
import { picturesOf, presentOwn } from '../check-in.present.ts';
import * as q from '../check-in.queries.ts';
import * as codes from '../code.queries.ts';
import { stateOfTask } from '../state-of-task.ts';
import { locationOf, scannedOf } from './perform.ts';

/** What check-in the inspection of a task asks the actor for, and what they have shown. */
export async function status(context: Context, { taskId }: Parsed<typeof api.status>): Promise<CheckInStatus> {
  const { db, actor, now } = context;
  const found = await findTask(context, taskId);
  const shopId = found.row.shop_id;
  const [state, place, attempt] = await Promise.all([
    stateOfTask(db, actor.companyId, found, actor.memberId),
    q.placeOf(db, actor.companyId, shopId).executeTakeFirst(),
    codes.attemptOf(db, actor.companyId, actor.memberId, shopId).executeTakeFirst(),
  ]);
  if (!place) throw new AppError('NOT_FOUND');
  const files = await fileRefs(db, actor.companyId, picturesOf([state.in, state.out]));
  return {
    shop: { id: shopId, name: place.name, isLocated: locationOf(place) !== null },
    ...state.resolved,
    asks: state.asks,
    in: state.in && presentOwn(state.in, files),
    out: state.out && presentOwn(state.out, files),
    scanned: scannedOf(attempt, now()),
  };
}

import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import type { Context } from '../../../platform/context.ts';
import { hoursBySeverity, rectificationSettingOf } from '../../inspect-setting/index.ts';
import { requireActive } from '../../people/index.ts';
import { beginRectification, peopleAt, placeOf } from '../begin.ts';

/** What the form of a problem begins with at a store, and who looks at the fix of these handlers. */
export async function usual(
  { db, actor }: Context,
  { shopId, handlerIds }: Parsed<typeof api.usual>,
): Promise<Output<typeof api.usual>> {
  const shop = await placeOf({ db, actor }, shopId);
  await requireActive(db, actor.companyId, handlerIds ?? []);
  const setting = await rectificationSettingOf(db, actor.companyId);
  const { handlers, reviewersOf, cc } = await peopleAt({ db, actor }, shop.id, setting);
  const { people: reviewers, isAlone } = reviewersOf(handlerIds ?? handlers.map(({ id }) => id));
  return { limitHours: hoursBySeverity(setting), handlers, reviewers, isAlone, cc };
}

/** A problem that somebody reports at a store in scope becomes a rectification. */
export const create = (
  { actor, once }: Context,
  { requestId, ...what }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> =>
  once(requestId, 'rectification.create', (tx) => beginRectification(tx, actor, { kind: 'free', ...what }));

import type { Output } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { REASONS } from './plan.ts';

type Stopped = Pick<Output<typeof taskApi.preview>, 'blockers' | 'blocked'>;
type Blocker = Stopped['blockers'][number];

/** Shops that stop a dispatch for the same reason. */
export interface Blocked {
  reason: Blocker['reason'];
  /** The one of several templates that it stops; null: all of them. */
  template: Blocker['template'];
  shops: number;
  /** All of them, or the first where they are too many to name. */
  shopIds: string[];
  /** The first few by name. */
  names: string[];
  /** Somebody else could do it; a shop that is not open, or not for the template, can only be left out. */
  isAboutPeople: boolean;
}

const MOST_NAMES = 5;

/** Blockers by reason and template, each with its ways out. */
export function blockedBy({ blockers, blocked }: Stopped): Blocked[] {
  const inOrder = REASONS.flatMap((reason) => blocked.filter((one) => one.reason === reason));
  return inOrder.map(({ reason, template, shops }) => {
    const some = blockers.filter((one) => one.reason === reason && one.template?.id === template?.id);
    return {
      reason,
      template,
      shops,
      shopIds: some.map((one) => one.shopId),
      names: some.slice(0, MOST_NAMES).map((one) => one.shopName),
      isAboutPeople: reason !== 'not_open' && reason !== 'not_shared',
    };
  });
}

import type { Output } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { REASONS } from './plan.ts';

type Stopped = Pick<Output<typeof taskApi.preview>, 'blockers' | 'blocked'>;
type Blocker = Stopped['blockers'][number];

/** Shops that stop a dispatch for the same reason. */
export interface Blocked {
  reason: Blocker['reason'];
  shops: number;
  /** All of them, or the first where they are too many to name. */
  shopIds: string[];
  /** The first few by name. */
  names: string[];
  /** Somebody else could do it; a shop that is not open, or not for the template, can only be left out. */
  isAboutPeople: boolean;
}

const MOST_NAMES = 5;

/** Blockers by reason, each with its ways out. */
export function blockedBy({ blockers, blocked }: Stopped): Blocked[] {
  return REASONS.map((reason) => {
    const some = blockers.filter((one) => one.reason === reason);
    return {
      reason,
      shops: blocked.find((one) => one.reason === reason)?.shops ?? 0,
      shopIds: some.map((one) => one.shopId),
      names: some.slice(0, MOST_NAMES).map((one) => one.shopName),
      isAboutPeople: reason !== 'not_open' && reason !== 'not_shared',
    };
  }).filter((one) => one.shops > 0);
}

import type { Output } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';

export type Blocker = Output<typeof taskApi.preview>['blockers'][number];

/** Shops that stop a dispatch for the same reason. */
export interface Blocked {
  reason: Blocker['reason'];
  shopIds: string[];
  /** The first few by name. */
  names: string[];
  /** Somebody else could do it; a shop that is not open can only be left out. */
  isAboutPeople: boolean;
}

const REASONS = ['no_executor', 'no_manager', 'no_reviewer', 'not_open'] as const;
const MOST_NAMES = 5;

/** Blockers by reason, each with its ways out. */
export function blockedBy(blockers: readonly Blocker[]): Blocked[] {
  return REASONS.map((reason) => {
    const some = blockers.filter((one) => one.reason === reason);
    return {
      reason,
      shopIds: some.map((one) => one.shopId),
      names: some.slice(0, MOST_NAMES).map((one) => one.shopName),
      isAboutPeople: reason !== 'not_open',
    };
  }).filter((one) => one.shopIds.length > 0);
}

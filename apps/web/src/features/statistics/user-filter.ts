import { WEIGHTINGS } from '@rondo/domain/score-figures';
import { INSPECTOR_SETS } from '@rondo/domain/user-figures';
import { COMMON_FILTERS, isOneOf, usableOf } from './filter.ts';

/** The filters of the inspectors as they stand in its address; `weighting` is how averages are made, `inspectors` says which of them a number opened. */
export const USER_FILTERS = [...COMMON_FILTERS, 'weighting', 'inspectors'] as const;
export type UserFilterName = (typeof USER_FILTERS)[number];
export type UserFilters = Record<UserFilterName, string[]>;

/** The filters without what cannot be asked for. */
export const usableUsers = (filters: UserFilters) =>
  usableOf<UserFilterName>(filters, {
    ...{ rows: isOneOf(['inspectors']), inspectors: isOneOf(INSPECTOR_SETS), weighting: isOneOf(WEIGHTINGS) },
  });

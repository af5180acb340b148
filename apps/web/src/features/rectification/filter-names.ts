import { SHOP_TRAITS } from '../../shared/inspect/shop-traits.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = [
  'state',
  'source',
  'severity',
  'priority',
  'overdue',
  'asked',
  'appealed',
  'groupId',
  ...SHOP_TRAITS,
  'real',
  'structure',
  'templateId',
  'mode',
  'onTime',
  'lasted',
  'initiatorId',
  'handlerId',
  'reviewerId',
  'ccId',
  'shopId',
  'recordId',
  'itemId',
  'from',
  'to',
  'deadlineFrom',
  'deadlineTo',
] as const;
export type FilterName = (typeof FILTERS)[number];

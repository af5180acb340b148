import { WEIGHTINGS } from '@rondo/domain/score-figures';
import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { day, id, many, oldDay } from './kit/shapes.ts';
import { shopTraits } from './shop-traits.ts';
import { structure } from './structure.ts';

/** The filters that all pages of the statistics have in common. */
export const statisticsFilters = {
  from: day,
  to: day,
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  /** Groups as they were on the day of each inspection or dispatch, as they are now, or as they were on one day. */
  structure: structure.default('of_day'),
  templateId: many(id).optional(),
  mode: many(z.enum(MODES)).optional(),
  ...shopTraits,
};

/** Records as they count now, or as they counted when their months were closed; every day of the period has to be closed then. */
export const whichRecords = { basis: z.literal('closed').optional() };

/** How averages are made; absent: every record counts the same. */
export const whichAverage = { weighting: z.enum(WEIGHTINGS).optional() };

/** How the figures above the table are asked for: in parts of what length, beside which other period. */
export const overviewAsked = {
  ...statisticsFilters,
  granularity: z.enum(['day', 'week', 'month']).default('week'),
  compare: z.enum(['previous', 'year']).default('previous'),
};

/** The period that the figures are compared with. */
export const comparedWith = { previousFrom: oldDay, previousTo: oldDay };

/** A part of the trend. */
export const trendPart = {
  from: day,
  to: day,
  isProvisional: z.boolean(),
  /** The period begins or ends inside of it: fewer days than the others. */
  isPartial: z.boolean(),
};

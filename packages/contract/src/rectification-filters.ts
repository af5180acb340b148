import { RECTIFICATION_SOURCES, RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { MODES, PRIORITIES } from '@rondo/domain/task';
import { z } from 'zod';
import { day, flag, id, keyword, many } from './kit/shapes.ts';
import { realRows } from './real-rows.ts';
import { shopTraits } from './shop-traits.ts';
import { structure } from './structure.ts';

/** The filters of the list; statistics link here with them. */
export const rectificationFilters = {
  keyword: keyword.default(''),
  state: many(z.enum(RECTIFICATION_STATES)).optional(),
  source: many(z.enum(RECTIFICATION_SOURCES)).optional(),
  severity: many(z.enum(SEVERITIES)).optional(),
  priority: many(z.enum(PRIORITIES)).optional(),
  overdue: flag.optional(),
  /** Its handler asks for more time, and nobody has answered. */
  asked: flag.optional(),
  /** An appeal waits for its decision. */
  appealed: flag.optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  ...shopTraits,
  ...realRows,
  /** Whether groups are meant as they are now, where the work is, as they were when the problem was found, or on one day. */
  structure: structure.default('current'),
  /** Template and mode of the record it came from. */
  templateId: many(id).optional(),
  mode: many(z.enum(MODES)).optional(),
  /** Completed by its deadline. */
  onTime: flag.optional(),
  /** Put right, and the problem did not come back in its repeat window; `false`: it did. */
  lasted: flag.optional(),
  initiatorId: many(id).optional(),
  handlerId: many(id).optional(),
  reviewerId: many(id).optional(),
  ccId: many(id).optional(),
  recordId: id.optional(),
  itemId: id.optional(),
  from: day.optional(),
  to: day.optional(),
  /** Days of the company's calendar. */
  deadlineFrom: day.optional(),
  deadlineTo: day.optional(),
};

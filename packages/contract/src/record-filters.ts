import { LIMIT } from '@rondo/domain/limit';
import { RATE_BANDS, RATE_RANGE } from '@rondo/domain/rate-band';
import { RECORD_STATES } from '@rondo/domain/record';
import { DISPATCHES, MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { day, flag, id, keyword, many, text } from './kit/shapes.ts';
import { realRows } from './real-rows.ts';
import { shopTraits } from './shop-traits.ts';
import { structure } from './structure.ts';

/** What a number of an item's health counts: any answer, a judgement, a fail, not applicable. */
export const ANSWERED = ['asked', 'judged', 'fail', 'na'] as const;

export const RECORD_TABS = ['all', 'mine', 'reviewed', 'cc', 'voided'] as const;

/** Bonus points can bring a rate above 100 %, deductions below 0 %. */
const ratePercent = z.coerce.number().min(RATE_RANGE.min).max(RATE_RANGE.max);

/** The filters of the list; statistics link here with them, so every number opens its rows. */
const recordFilters = {
  keyword: keyword.default(''),
  from: day.optional(),
  to: day.optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  ...shopTraits,
  ...realRows,
  /** Whether groups are meant as they were at the inspection, as they are now, or as they were on one day. */
  structure: structure.default('of_day'),
  /** Only what this group's bar counts in the levels by group of the chosen groups (see `inGroupRow`). */
  groupRow: id.optional(),
  templateId: many(id).optional(),
  mode: many(z.enum(MODES)).optional(),
  source: many(z.enum(DISPATCHES)).optional(),
  purpose: many(z.enum(PURPOSES)).optional(),
  inspectorId: many(id).optional(),
  state: many(z.enum(RECORD_STATES)).optional(),
  levelRank: many(
    z.coerce
      .number()
      .int()
      .min(0)
      .max(LIMIT.level.max - 1),
  ).optional(),
  isPass: flag.optional(),
  evaluated: flag.optional(),
  /** Scored ones whose rate lies in one of these bands (`rateBandRange` of domain). */
  rateBand: many(z.enum(RATE_BANDS)).optional(),
  /** Scored ones whose rate is at least, and at most, so many percent. */
  rateFrom: ratePercent.optional(),
  rateTo: ratePercent.optional(),
  /** Scored ones in which a category at the top of its template, of this name, has a rate. */
  category: text(LIMIT.name.category).min(1, 'required').optional(),
  redLine: flag.optional(),
  openRectification: flag.optional(),
  itemId: id.optional(),
  /** With `itemId`: how the item was answered in the record itself; left out: it failed. */
  answered: z.enum(ANSWERED).optional(),
  /** Only the newest records of this template that count: those that the health of its items is read of. */
  newestOf: id.optional(),
};

export const listed = {
  tab: z.enum(RECORD_TABS).default('all'),
  ...recordFilters,
  sort: z.enum(['-submitted', 'submitted', 'score', '-score']).default('-submitted'),
};

/** Which items of the records leave: every one, or those that failed. */
export const ITEMS_OF = ['all', 'failed'] as const;
export type ItemsOf = (typeof ITEMS_OF)[number];
export const itemsListed = { ...listed, items: z.enum(ITEMS_OF).default('all') };

/** The filters of the list, for what other features make of the records that it shows. */
export const recordsListed = z.object(listed);

import { LIMIT } from '@rondo/domain/limit';
import { POINTS_CYCLES } from '@rondo/domain/points/cycle';
import { POINTS_EVENTS } from '@rondo/domain/points/event';
import { POINTS_KINDS, POINTS_LIMITS, POINTS_SIGNS, POINTS_SOURCES } from '@rondo/domain/points/ledger';
import { POINTS_APPEAL_STATES } from '@rondo/domain/points-appeal';
import { POINTS_TARGETS } from '@rondo/domain/points-rule';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { inputsOf } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { day, flag, id, instant, keyword, many, personRef, text } from './kit/shapes.ts';
import { POINTS_RULE_FIELDS } from './points-rule.ts';

/** Whose points they are: a store with the path of its group, or a member. */
const owner = z.object({ kind: z.enum(POINTS_TARGETS), id, name: z.string(), path: z.string() });

const accountRow = z.object({
  id,
  owner,
  rule: personRef,
  balance: z.number(),
  /** Equal balances share a place; `of` all accounts of the rule, whoever sees them. */
  rank: z.number().int(),
  of: z.number().int(),
  /** Where the balance stands between the limits of the rule. */
  lower: z.number(),
  upper: z.number(),
  cycle: z.enum(POINTS_CYCLES),
  /** First and last day of the present cycle. */
  cycleFrom: day,
  cycleTo: day,
  /** Points that came and went in this cycle; what a cycle began with is neither. */
  plus: z.number(),
  minus: z.number(),
  /** What limits and caps kept back in this cycle, to either side. */
  lost: z.number(),
});
export type PointsAccountRow = z.output<typeof accountRow>;

export const pointsPosting = z.object({
  id,
  at: instant,
  accountId: id,
  owner,
  rule: personRef,
  versionNo: z.number().int(),
  kind: z.enum(POINTS_KINDS),
  /** Null: the end of a cycle, or by hand. */
  event: z.enum(POINTS_EVENTS).nullable(),
  requested: z.number(),
  applied: z.number(),
  balance: z.number(),
  limitedBy: z.enum(POINTS_LIMITS).nullable(),
  /** What it is for; null: the end of a cycle. Points by hand are opened by who sees all their stores. */
  source: z.object({ kind: z.enum(POINTS_SOURCES), id, name: z.string(), canOpen: z.boolean() }).nullable(),
  /** Who did it by hand, and why; null: the product. */
  operator: z.string().nullable(),
  reason: z.string(),
  /** What it takes back. */
  reversesId: id.nullable(),
  isReversed: z.boolean(),
  /** How the appeal against it stands; null: there is none. */
  appeal: z.enum(POINTS_APPEAL_STATES).nullable(),
});
export type PointsPostingRow = z.output<typeof pointsPosting>;

const sums = z.object({ plus: z.number(), minus: z.number(), lost: z.number() });

const pointsTrial = z.object({
  /** Days of the cycle. */
  from: day,
  to: day,
  /** What happened in it that the rule is about; 0: there is nothing to try it on. */
  facts: z.number().int(),
  /** Accounts that it would have moved, of all that it is about. */
  accounts: z.number().int(),
  of: z.number().int(),
  /** `minus` is above 0; `lost` is what limits and caps would have kept back, to either side. */
  sums,
  /** The same of the ledger of that cycle; null: the rule posted nothing in it. */
  live: sums.nullable(),
  /** How many would have ended in another place than they did; null: there is no ledger to compare with. */
  ranks: z.number().int().nullable(),
  /** The greatest differences between how accounts ended, or began where there was no ledger, and how they would have ended. */
  changes: z.array(z.object({ owner, accountId: id.nullable(), before: z.number(), after: z.number() })),
});
export type PointsTrial = z.output<typeof pointsTrial>;

const ledgerFilters = {
  keyword: keyword.default(''),
  ruleId: many(id).optional(),
  accountId: many(id).optional(),
  /** What they are for. */
  sourceId: many(id).optional(),
  shopId: many(id).optional(),
  /** Stores at or below these groups, as they hang now. */
  groupId: many(id).optional(),
  memberId: many(id).optional(),
  /** The row of its rule by which it was posted, by the key of that row. */
  detailKey: many(text(LIMIT.points.detailKey)).optional(),
  /** By hand: given, taken, or such taken back. */
  byHand: flag.optional(),
  event: many(z.enum(POINTS_EVENTS)).optional(),
  kind: many(z.enum(POINTS_KINDS)).optional(),
  sign: z.enum(POINTS_SIGNS).optional(),
  appeal: many(z.enum(POINTS_APPEAL_STATES)).optional(),
  /** An appeal against it waits, and the reader may decide. */
  toDecide: flag.optional(),
  /** Less was posted than asked for. */
  limited: flag.optional(),
  /** Civil days of the company. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(['-at', 'at']).default('-at'),
};

const balance = z.coerce.number().min(LIMIT.points.leastAsked).max(LIMIT.points.mostAsked);

const change = { plus: z.number(), minus: z.number() };

const days = z.object({ from: day, to: day });

/** What one row of a rule brought in its present cycle and in the last one. */
const reason = z.object({
  /** The key of the row; null: by hand. */
  detailKey: z.string().nullable(),
  /** The row in words; of one that the rule has no more, as it was last. Empty: by hand. */
  words: z.string(),
  now: z.object(change),
  before: z.object(change),
});

const pointsOfRule = z.object({
  rule: personRef,
  /** The accounts by their balance: how many are at `from` or above, and below `below`. The lowest bar first, none left out. */
  bars: z.array(z.object({ from: z.number(), below: z.number(), accounts: z.number().int() })),
  /** Days of the present cycle and of the last one. */
  now: days,
  before: days,
  /** What came and went in both; ends of cycles are neither. */
  all: z.object({ now: z.object(change), before: z.object(change) }),
  /** Rows of the rule in their order, then those that it has no more, then by hand where anything was. */
  reasons: z.array(reason),
});
export type PointsOfRule = z.output<typeof pointsOfRule>;

const exported = { needs: anyOf('x_record_export'), fields: ledgerFilters };

/** What points statistics are asked for. */
const figureFilters = {
  from: day,
  to: day,
  granularity: z.enum(['day', 'week', 'month']).default('week'),
  ruleId: many(id).optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
};
const exportedFigures = {
  ...{ needs: anyOf('x_record_export'), fields: figureFilters },
  errors: ['INPUT_REFUSED'] as const,
};

export const pointsApi = {
  accounts: endpoint({
    method: 'GET',
    path: '/score/points/accounts',
    needs: signedIn,
    summary: 'The points accounts that the reader sees: of stores in scope, and their own; the best first.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      ruleId: many(id).optional(),
      shopId: many(id).optional(),
      /** Stores at or below these groups, as they hang now. */
      groupId: many(id).optional(),
      memberId: many(id).optional(),
      /** Balances from a number on, and below another one. */
      balanceFrom: balance.optional(),
      balanceBelow: balance.optional(),
      sort: z.enum(['-balance', 'balance']).default('-balance'),
    }),
    output: listOf(accountRow),
  }),
  account: endpoint({
    method: 'GET',
    path: '/score/points/account',
    needs: signedIn,
    summary: 'One points account with its course and its last 20 postings.',
    input: z.object({ id }),
    output: accountRow.extend({
      initial: z.number(),
      /** The balance at the end of each day of the last weeks, oldest first. */
      trend: z.array(z.object({ day, balance: z.number() })),
      postings: z.array(pointsPosting),
    }),
    errors: ['NOT_FOUND'],
  }),
  ledger: endpoint({
    method: 'GET',
    path: '/score/points/ledger',
    needs: signedIn,
    summary: 'The postings of the accounts that the reader sees, by filter.',
    input: z.object({ ...paging, ...ledgerFilters }),
    output: listOf(pointsPosting),
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/score/points/statistics',
    needs: signedIn,
    summary:
      'Points that came and went in a period over the accounts that the reader sees: in all, by event, by group, by owner, in parts of time.',
    input: z.object(figureFilters),
    output: z.object({
      /** `minus` is above 0; `lost` is what limits and caps kept back, to either side. Ends of cycles are none of them. */
      all: z.object({ ...change, lost: z.number() }),
      /** By rule and event, the greatest movement first; no event: by hand. */
      events: z.array(z.object({ ...change, rule: personRef, event: z.enum(POINTS_EVENTS).nullable() })),
      /** The first of the ranking by what is left of plus less minus; equal ones share a place. */
      owners: z.array(z.object({ ...change, owner, rank: z.number().int() })),
      /** How many stores and members the ranking has in all. */
      ranked: z.number().int(),
      /** The groups right below the chosen ones, else below the top, each with all below it; the best first. */
      groups: z.array(z.object({ ...change, group: personRef })),
      /** Parts of the period, oldest first. */
      trend: z.array(z.object({ ...change, lost: z.number(), from: day, to: day })),
    }),
    errors: ['INPUT_REFUSED'],
  }),
  ofRule: endpoint({
    method: 'GET',
    path: '/score/points/ofRule',
    needs: signedIn,
    summary:
      'How the balances of a rule are distributed over the accounts that the reader sees, and what its rows brought in this cycle and in the last one.',
    /** No rule: the first of those that the reader sees accounts of, by name. */
    input: z.object({ ruleId: id.optional(), shopId: many(id).optional(), groupId: many(id).optional() }),
    /** Null: the reader sees no account of such a rule. */
    output: pointsOfRule.nullable(),
  }),
  trial: endpoint({
    method: 'POST',
    path: '/score/points/trial',
    needs: anyOf('x_points_manage'),
    summary:
      'What a rule would have posted in its last full cycle, over the stores and members that the reader sees. Nothing is written.',
    input: z.object({
      /** The rule as it is in force, or the one that the draft is of; absent: a new one. */
      ruleId: id.optional(),
      draft: z.object(inputsOf(POINTS_RULE_FIELDS)).optional(),
    }),
    output: pointsTrial,
    errors: ['NOT_FOUND', 'INPUT_REFUSED', 'POINTS_TRIAL_TOO_LARGE'],
  }),
  export: exportAtOnce({ ...exported, path: '/score/points/export', what: 'The points ledger by filter' }),
  startExport: exportInBackground({ ...exported, path: '/score/points/startExport' }),
  exportStatistics: exportAtOnce({
    ...exportedFigures,
    path: '/score/points/exportStatistics',
    what: 'The whole ranking of the points statistics',
  }),
  startExportStatistics: exportInBackground({ ...exportedFigures, path: '/score/points/startExportStatistics' }),
};

import { HEALTH_PROBLEMS } from '@rondo/domain/flow/health';
import { READING_MINUTES } from '@rondo/domain/flow/place';
import { COUNTER_KINDS, COUNTER_SOURCES } from '@rondo/domain/flow-counter';
import { FLOW_COUNTER_LIMIT } from '@rondo/domain/flow-counter-limit';
import { READING_RESULTS, SALE_RESULTS } from '@rondo/domain/flow-reading';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { importEndpoints } from './import.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, id, instant, keyword, line, many, personRef, text } from './kit/shapes.ts';

const people = z.number().int().min(0).max(FLOW_READING_LIMIT.people);
const seconds = z.number().int().min(0).max(FLOW_READING_LIMIT.seconds);
const minutes = z.union(READING_MINUTES.map((one) => z.literal(one)) as [z.ZodLiteral<15>, z.ZodLiteral<60>]);
/** Money and people are told in hundredths. */
const CENT = 0.01;
const reason = text(FLOW_READING_LIMIT.reason).min(1, 'required');

/** What another system's counter counted. */
const sentReading = z.object({
  /** The external code of the counter. */
  code: line(FLOW_COUNTER_LIMIT.code),
  /** The start: of a quarter, or of an hour of the store's clock. */
  at: instant,
  minutes: minutes.default(60),
  entries: people.default(0),
  exits: people.default(0),
  /** Different people that were not there before that business day. */
  visitors: people.nullable().default(null),
  groups: people.nullable().default(null),
  /** Of areas: how many stayed for long enough, and how long in all. */
  dwells: people.default(0),
  dwellSeconds: seconds.default(0),
  /** The most people at once. */
  peak: people.nullable().default(null),
  /** How many of its minutes it was able to count; absent: all. */
  healthyMinutes: z
    .number()
    .int()
    .min(0)
    .max(Math.max(...READING_MINUTES))
    .optional(),
});

const shopRef = z.object({ id, name: z.string() });

/** An hour of a counter. Without a reading entries and exits are null: a gap, and never 0. */
const counterHour = z.object({
  day,
  at: instant,
  /** Of the store's clock. */
  hour: z.number().int(),
  isOpen: z.boolean(),
  entries: z.number().int().nullable(),
  exits: z.number().int().nullable(),
  peak: z.number().int().nullable(),
  healthyMinutes: z.number().int(),
  expectedMinutes: z.number().int(),
  /** Somebody changed it. */
  correction: z
    .object({
      id,
      reason: z.string(),
      by: personRef.nullable(),
      at: instant,
      /** Null: there was no reading. */
      before: z.object({ entries: z.number().int(), exits: z.number().int() }).nullable(),
    })
    .nullable(),
});
export type CounterHour = z.output<typeof counterHour>;

const exclusion = z.object({ day, reason: z.string(), by: personRef.nullable(), at: instant });

const healthRow = z.object({
  /** The counter. */
  id,
  name: z.string(),
  shop: shopRef,
  kind: z.enum(COUNTER_KINDS),
  source: z.enum(COUNTER_SOURCES),
  isOn: z.boolean(),
  /** Of a camera: minutes of which it told anything, open or not, percent; null: it is no camera, or nothing was expected. */
  onlinePercent: z.number().nullable(),
  completenessPercent: z.number().nullable(),
  healthyMinutes: z.number().int(),
  expectedMinutes: z.number().int(),
  /** Hours of opening hours without a whole reading. */
  gapHours: z.number().int(),
  zeroHours: z.number().int(),
  entries: z.number().int(),
  exits: z.number().int(),
  imbalancePercent: z.number().nullable(),
  /** How many times its usual count it counts of late. */
  shift: z.number().nullable(),
  calibratedAt: instant.nullable(),
  accuracyPercent: z.number().nullable(),
  corrections: z.number().int(),
  problems: z.array(z.enum(HEALTH_PROBLEMS)),
});
export type HealthRow = z.output<typeof healthRow>;

/** Which hours are meant: `gap` without a whole reading in opening hours, `zero` with nobody, `corrected` changed by hand. */
export const HOUR_FILTERS = ['gap', 'zero', 'corrected'] as const;

const read = anyOf('visitor_statistics');
const write = anyOf('x_device');
const period = { from: day, to: day };
const healthFilters = {
  keyword: keyword.default(''),
  kind: many(z.enum(COUNTER_KINDS)).optional(),
  source: z.enum(COUNTER_SOURCES).optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  /** Only counters with one of these problems. */
  problem: many(z.enum(HEALTH_PROBLEMS)).optional(),
  ...period,
};

export const flowReadingApi = {
  send: endpoint({
    method: 'POST',
    path: '/flow-reading/send',
    needs: write,
    summary:
      'Readings of other systems, by the codes of their counters, at most 1,000 a call. The same again changes nothing, later ones replace earlier ones; a correction stays.',
    input: z.object({ readings: z.array(sentReading).min(1).max(FLOW_READING_LIMIT.sent) }),
    output: z.object({
      written: z.number().int(),
      /** Of each reading, in the order of the call. */
      results: z.array(z.enum(READING_RESULTS)),
    }),
  }),
  health: endpoint({
    method: 'GET',
    path: '/flow-reading/health',
    needs: read,
    summary: 'How whole and how plausible the data of counters in scope is in a period of at most 31 days.',
    input: z.object({ ...paging, ...healthFilters }),
    output: listOf(healthRow),
  }),
  exportHealth: endpoint({
    method: 'GET',
    path: '/flow-reading/exportHealth',
    needs: read,
    summary: 'The same as an xlsx, at most 1,000 counters.',
    input: z.object(healthFilters),
    output: z.unknown(),
    raw: true,
  }),
  hours: endpoint({
    method: 'GET',
    path: '/flow-reading/hours',
    needs: read,
    summary: 'What a counter counted hour by hour in a period of at most 31 days; hours without a reading are gaps.',
    input: z.object({ counterId: id, ...period, only: z.enum(HOUR_FILTERS).optional() }),
    output: z.object({
      counter: z.object({ id, name: z.string(), shop: shopRef, kind: z.enum(COUNTER_KINDS) }),
      /** Zone of the store's clock. */
      timeZone: z.string(),
      hours: z.array(counterHour),
      /** Days of the period that figures leave out. */
      exclusions: z.array(exclusion),
      /** What the reader may do now. */
      can: z.object({ correct: z.boolean() }),
    }),
    errors: ['NOT_FOUND'],
  }),
  week: endpoint({
    method: 'GET',
    path: '/flow-reading/week',
    needs: read,
    summary: 'Entries of a store in scope on each of its last seven business days, with how whole they are.',
    input: z.object({ shopId: id }),
    output: z.object({
      /** Whether the store has a counter at its entrance, or had one. */
      isCounted: z.boolean(),
      days: z.array(
        z.object({
          day,
          /** Null: nothing was counted, or figures leave the day out. */
          entries: z.number().int().nullable(),
          completenessPercent: z.number().nullable(),
          isExcluded: z.boolean(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/flow-reading/correct',
    needs: write,
    summary: 'Write what an hour of a counter really was, with the reason. Nothing that comes later replaces it.',
    input: z.object({ counterId: id, at: instant, entries: people, exits: people, reason }),
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/flow-reading/takeBack',
    needs: write,
    summary: 'Take the last correction of an hour back: it is as it was before.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
  exclude: endpoint({
    method: 'POST',
    path: '/flow-reading/exclude',
    needs: write,
    summary: 'Leave a business day of a store out of all figures, with the reason.',
    input: z.object({ shopId: id, day, reason }),
    output: done,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
  include: endpoint({
    method: 'POST',
    path: '/flow-reading/include',
    needs: write,
    summary: 'Take a day of a store into the figures again.',
    input: z.object({ shopId: id, day }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  ...importEndpoints({
    path: '/flow-reading',
    needs: write,
    noun: 'readings of counters',
    maxRows: FLOW_READING_LIMIT.imported,
  }),
};

const { sales } = FLOW_READING_LIMIT;

/** What a store sold in an hour, and how many people worked; what is absent stays as it was. */
const sentSale = z.object({
  /** The number of the store. */
  shopCode: line(LIMIT.name.shopCode),
  /** The start of an hour of the store's clock. */
  at: instant,
  transactions: z.number().int().min(0).max(sales.transactions).nullable().default(null),
  items: z.number().int().min(0).max(sales.items).nullable().default(null),
  /** In the company's currency; returns may make it negative. */
  amount: z.number().min(-sales.amount).max(sales.amount).multipleOf(CENT).nullable().default(null),
  staff: z.number().min(0).max(sales.staff).multipleOf(CENT).nullable().default(null),
});

export const flowSaleApi = {
  send: endpoint({
    method: 'POST',
    path: '/flow-reading/sale/send',
    needs: write,
    summary:
      'Sales of other systems by store and hour, by the numbers of the stores, at most 1,000 a call. The same again changes nothing, later ones replace earlier ones.',
    input: z.object({ sales: z.array(sentSale).min(1).max(FLOW_READING_LIMIT.sent) }),
    output: z.object({
      written: z.number().int(),
      /** Of each hour, in the order of the call. */
      results: z.array(z.enum(SALE_RESULTS)),
    }),
  }),
  ...importEndpoints({
    path: '/flow-reading/sale',
    needs: write,
    noun: 'sales by store and hour',
    maxRows: FLOW_READING_LIMIT.imported,
  }),
};

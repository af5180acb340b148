import { LIMIT } from '@rondo/domain/limit';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { CHANNELS } from '@rondo/domain/sender';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, flag, id, instant, many, personRef } from './kit/shapes.ts';
import { SENDING_FATES, sending } from './message-live.ts';

const setting = anyOf('x_company_setting');

/** What became of a message in the message centre: nobody looked yet, it was marked read, what it is about was opened, or its kind is muted. */
export const CENTRE_STATES = ['sent', 'read', 'opened', 'muted'] as const;

/** Days of the company, both included. */
const period = { from: day, to: day };

const noise = { messages: z.number().int(), opened: z.number().int(), people: z.number().int() };
const category = z.enum(MESSAGE_CATEGORIES);

const noiseReport = z.object({
  days: z.number().int(),
  ...noise,
  byCategory: z.array(z.object({ category, ...noise })),
  /** The kinds that are told most, each as whom it is got. `kind` is what the ledger filters by; `name` and `reasonText` are for people. */
  byKind: z.array(
    z.object({ kind: z.string(), name: z.string(), reason: z.string(), reasonText: z.string(), ...noise }),
  ),
});
export type NoiseReport = z.output<typeof noiseReport>;

const noisePerson = z.object({ member: personRef, messages: z.number().int(), opened: z.number().int() });

const ledgerRow = z.object({
  id,
  at: instant,
  member: personRef,
  category,
  /** What kind of message it is; its words are its reader's alone. */
  name: z.string(),
  /** Why its reader got it. */
  reason: z.string(),
  shopName: z.string().nullable(),
  state: z.enum(CENTRE_STATES),
  sendings: z.array(sending),
});
export type LedgerRow = z.output<typeof ledgerRow>;

export const messageReportApi = {
  noise: endpoint({
    method: 'GET',
    path: '/push/messageCenter/report/noise',
    needs: setting,
    summary: `How many messages people got in at most ${LIMIT.message.reportDays} days and how many they opened, by category and by kind and reason. Muted ones do not count.`,
    input: z.object(period),
    output: noiseReport,
    errors: ['INPUT_REFUSED'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/push/messageCenter/report/people',
    needs: setting,
    summary: 'The same by person: whoever got any, the most first.',
    input: z.object({ ...paging, ...period, category: many(category).optional() }),
    output: listOf(noisePerson),
    errors: ['INPUT_REFUSED'],
  }),
  ledger: endpoint({
    method: 'GET',
    path: '/push/messageCenter/ledger/list',
    needs: setting,
    summary:
      'Messages of the company with what became of each in the message centre and on every channel, newest first, without their words. `channel` with `fate`: those of which that became on that channel.',
    input: z.object({
      ...paging,
      from: day.optional(),
      to: day.optional(),
      category: many(category).optional(),
      state: many(z.enum(CENTRE_STATES)).optional(),
      memberId: many(id).optional(),
      kind: z.string().max(LIMIT.message.kind).optional(),
      reason: z.string().max(LIMIT.message.kind).optional(),
      channel: many(z.enum(CHANNELS)).optional(),
      fate: many(z.enum(SENDING_FATES)).optional(),
      isCounted: flag.optional(),
    }),
    output: listOf(ledgerRow),
  }),
};

import { FINDINGS } from '@rondo/domain/agreement';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, flag, id, instant, many, personRef, rev } from './kit/shapes.ts';

/** How far two inspectors agree (`Agreement` of domain); shares and kappa are fractions, null where they say nothing. */
const agreement = z.object({
  pairs: z.number().int(),
  agreed: z.number().int(),
  observed: z.number().nullable(),
  expected: z.number().nullable(),
  kappa: z.number().nullable(),
});

/** Pairs of which both inspections are in, by the business day of the first. */
const filter = { from: day, to: day, templateId: many(id).optional() };

const itemAgreement = agreement.extend({ itemId: id, name: z.string(), category: z.string() });
export type ItemAgreement = z.output<typeof itemAgreement>;

const inspectorAgreement = agreement.extend({
  inspector: personRef,
  /** Inspections of theirs that have a pair. */
  inspections: z.number().int(),
});
export type InspectorAgreement = z.output<typeof inspectorAgreement>;

const side = z.object({ inspector: personRef, recordId: id, number: z.string(), ratePercent: z.number().nullable() });
const finding = z.enum(FINDINGS);
const pairRow = z.object({
  id,
  shop: personRef,
  template: personRef,
  businessOn: day,
  completedAt: instant,
  first: side,
  second: side,
  /** The items that both judged, in how many they agree, and where they differ. */
  items: z.number().int(),
  agreed: z.number().int(),
  differences: z.array(z.object({ itemId: id, name: z.string(), first: finding, second: finding })),
});
export type PairRow = z.output<typeof pairRow>;

const percent = z.number().int().min(0).max(LIMIT.percent);
const setting = z.object({ percent, rev: z.number().int(), can: z.object({ edit: z.boolean() }) });

const read = anyOf('record_select');

export const doubleInspectionApi = {
  summary: endpoint({
    method: 'GET',
    path: '/inspect/V3/double/summary',
    needs: read,
    summary:
      'How far first and second inspectors of a period agree over all items, and how many pairs wait for the second.',
    input: z.object(filter),
    output: z.object({ inspections: z.number().int(), waiting: z.number().int(), all: agreement }),
  }),
  items: endpoint({
    method: 'GET',
    path: '/inspect/V3/double/items',
    needs: read,
    summary: 'The agreement about each check item, those with most pairs first.',
    input: z.object({ ...filter, ...paging }),
    output: listOf(itemAgreement),
  }),
  inspectors: endpoint({
    method: 'GET',
    path: '/inspect/V3/double/inspectors',
    needs: read,
    summary: 'The agreement of each inspector with those who did the same inspections, those with most pairs first.',
    input: z.object({ ...filter, ...paging }),
    output: listOf(inspectorAgreement),
  }),
  pairs: endpoint({
    method: 'GET',
    path: '/inspect/V3/double/pairs',
    needs: read,
    summary: 'The pairs behind a number, the newest first: all, of an item, of an inspector.',
    input: z.object({
      ...filter,
      ...paging,
      itemId: id.optional(),
      inspectorId: id.optional(),
      /** Whether the two agree about the item, or about every item. */
      agreed: flag.optional(),
    }),
    output: listOf(pairRow),
  }),
  setting: endpoint({
    method: 'GET',
    path: '/inspect/V3/double/setting',
    needs: read,
    summary: 'The share of remote inspections that are done a second time.',
    input: z.object({}),
    output: setting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/inspect/V3/double/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Set the share of remote inspections that are done a second time; 0: none.',
    input: z.object({ percent, rev }),
    output: setting,
    errors: ['STALE'],
  }),
};

import { LIMIT } from '@rondo/domain/limit';
import { EXCLUDED_BY, type ExcludedItem } from '@rondo/domain/scoring/applicable';
import { HEALTH_SUGGESTIONS, type ItemHealth } from '@rondo/domain/scoring/item-health';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, fileRef, historyEntry, id, instant, line, personRef, rev } from './kit/shapes.ts';
import { itemsListed, listed } from './record-filters.ts';
import { recordItemName } from './record-item-name.ts';
import { recordRow } from './record-row.ts';
import { levelMark, outcomeShape, scoringShape } from './scoring.ts';

export type { ItemsOf } from './record-filters.ts';
export { ANSWERED, ITEMS_OF, RECORD_TABS, recordsListed } from './record-filters.ts';
export type { RecordRow } from './record-row.ts';

const recordItem = z.object({
  sort: z.number().int(),
  itemId: id,
  category: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  standard: z.string(),
  severity: z.enum(['normal', 'major', 'red_line']),
  answerType: z.string(),
  value: z.unknown(),
  /** The answer in words: option texts, number with unit, date. */
  valueText: z.string(),
  naReason: z.string(),
  result: z.enum(['pass', 'fail', 'na', 'none']),
  /** The points with which it counts, and the most it could have; null where it has none or is left out. */
  points: z.number().nullable(),
  maxPoints: z.number().nullable(),
  /** It was not applicable, and by the policy of its template counts neither for nor against. */
  isLeftOut: z.boolean(),
  note: z.string(),
  photos: z.array(fileRef),
  /** What "good" looks like, by the version it was inspected with. */
  standardPhotos: z.array(fileRef),
  /** The record in which it was really answered, where a re-inspection carried it over. */
  carriedFrom: id.nullable(),
  /** How often it failed here in the last 30 days, this time included; 0 when it did not fail. */
  repeatNo: z.number().int(),
  rectification: z
    .object({
      id,
      number: z.string(),
      state: z.string(),
      isOverdue: z.boolean(),
      deadlineAt: instant,
      completedAt: instant.nullable(),
      afterPhotos: z.array(fileRef),
    })
    .nullable(),
});
export type RecordItem = z.output<typeof recordItem>;

/** An answer in words, and what it came to. */
const editedSide = z.object({ text: z.string(), note: z.string(), result: z.enum(['pass', 'fail', 'na', 'none']) });

/** A change of an answer by a reviewer. */
const recordEdit = z.object({
  id,
  itemId: id,
  name: z.string(),
  at: instant,
  by: personRef,
  before: editedSide,
  after: editedSide,
  scoreBefore: z.number().nullable(),
  scoreAfter: z.number().nullable(),
  reason: z.string(),
});

const itemRef = z.object({ itemId: id, name: z.string(), times: z.number().int() });

/** A check item that the rules about stores left out, and why: `values` are formats or tags. */
export const excludedItem = z.object({
  itemId: id,
  name: z.string(),
  category: z.string(),
  by: z.enum(EXCLUDED_BY),
  values: z.array(z.string()),
}) satisfies z.ZodType<ExcludedItem>;

/** The report: result first, then what changed since last time, then what failed, then all of it. */
const recordDetail = recordRow.extend({
  outcome: outcomeShape,
  scoring: scoringShape,
  items: z.array(recordItem),
  /** What reviewers changed in answers, the first change first. */
  edits: z.array(recordEdit),
  excluded: z.array(excludedItem),
  /** Against the record before of the same shop and template; null for the first. */
  since: z
    .object({
      recordId: id,
      submittedAt: instant,
      rateDelta: z.number().nullable(),
      redLines: z.number().int(),
      durationS: z.number().int(),
      newlyFailed: z.array(itemRef),
      stillFailing: z.array(itemRef),
      fixed: z.array(itemRef),
      /** Category id to points of percent gained or lost. */
      categories: z.array(z.object({ id, rateDelta: z.number().nullable() })),
    })
    .nullable(),
  /** The records whose answers were carried over, most answers first; empty where everything was inspected. */
  carried: z.array(
    z.object({ recordId: id, number: z.string(), submittedAt: instant, isVoid: z.boolean(), items: z.number().int() }),
  ),
  /** Of a remote inspection: how many of the store's cameras its inspector viewed for it. Null: no remote one. */
  cameras: z.object({ viewed: z.number().int(), bound: z.number().int() }).nullable(),
  medianDurationS: z.number().nullable(),
  reviewers: z.array(personRef),
  cc: z.array(personRef),
  /** Who signed for the store, and the picture of it. `isBefore`: answers were changed after it was signed. */
  signOff: z.object({ name: z.string(), at: instant, file: fileRef.nullable(), isBefore: z.boolean() }).nullable(),
  address: z.string(),
  voidReason: z.string().nullable(),
  history: z.array(historyEntry),
  rev: z.number().int(),
  can: z.object({ void: z.boolean(), review: z.boolean(), edit: z.boolean(), reinspect: z.boolean() }),
});
export type RecordDetail = z.output<typeof recordDetail>;

/** A photo of a check item, with the record that it is of and what the item came to there. */
const itemPhoto = z.object({
  file: fileRef,
  recordId: id,
  number: z.string(),
  submittedAt: instant,
  result: z.enum(['pass', 'fail', 'na', 'none']),
});

/** What a record comes to by one version. */
const replayed = z.object({
  ratePercent: z.number().nullable(),
  level: levelMark.nullable(),
  isPass: z.boolean().nullable(),
});

export const recordApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/record/list',
    needs: anyOf('record_select'),
    summary: 'The inspection records the reader may see, by filter.',
    input: z.object({
      ...paging,
      ...listed,
    }),
    output: listOf(recordRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/record/detail',
    needs: signedIn,
    summary: 'One record as a report.',
    input: z.object({ id }),
    output: recordDetail,
    errors: ['NOT_FOUND'],
  }),
  replay: endpoint({
    method: 'GET',
    path: '/inspect/V3/record/replay',
    needs: anyOf('template_manage'),
    summary:
      'The newest 200 records of a template, scored by its live version and by its draft: which levels would change. Writes nothing.',
    input: z.object({ templateId: id }),
    output: z.object({
      records: z.number().int(),
      changed: z.array(
        z.object({
          recordId: id,
          number: z.string(),
          shopName: z.string(),
          submittedAt: instant,
          before: replayed,
          after: replayed,
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  itemHealth: endpoint({
    method: 'GET',
    path: '/inspect/V3/record/itemHealth',
    needs: anyOf('template_manage'),
    summary: 'How the items of a template were answered in its newest 1,000 records that the reader may see.',
    input: z.object({ templateId: id }),
    output: z.object({
      records: z.number().int(),
      items: z.array(
        z.object({
          itemId: id,
          asked: z.number().int(),
          failed: z.number().int(),
          na: z.number().int(),
          failRate: z.number().nullable(),
          naRate: z.number().nullable(),
          disagreement: z.number().nullable(),
          between: z.tuple([id, id]).nullable(),
          suggestion: z.enum(HEALTH_SUGGESTIONS).nullable(),
        }) satisfies z.ZodType<ItemHealth>,
      ),
    }),
  }),
  itemName: recordItemName,
  itemPhotos: endpoint({
    method: 'GET',
    path: '/inspect/V3/record/itemPhotos',
    needs: signedIn,
    summary:
      'The last 12 photos of a check item at a store, among the records the reader may see, the newest first, with the standard photos of the item; `until`: no later than then.',
    input: z.object({ shopId: id, itemId: id, until: instant.optional() }),
    output: z.object({
      photos: z.array(itemPhoto),
      /** What "good" looked like to the inspector of the newest of them. */
      standardPhotos: z.array(fileRef),
    }),
  }),
  export: exportAtOnce({
    path: '/inspect/V3/record/export',
    needs: anyOf('x_record_export'),
    what: 'The records of a tab under the filter',
    fields: listed,
  }),
  startExport: exportInBackground({
    path: '/inspect/V3/record/startExport',
    needs: anyOf('x_record_export'),
    fields: listed,
  }),
  itemTotal: endpoint({
    method: 'GET',
    path: '/inspect/V3/record/itemTotal',
    needs: anyOf('x_record_export'),
    summary:
      'How many items the records of a tab under the filter have, or how many of them failed: the rows of the export by item.',
    input: z.object(itemsListed),
    output: z.object({ total: z.number().int() }),
  }),
  exportItems: exportAtOnce({
    path: '/inspect/V3/record/exportItems',
    needs: anyOf('x_record_export'),
    what: 'The items of these records, one row each,',
    fields: itemsListed,
  }),
  startExportItems: exportInBackground({
    path: '/inspect/V3/record/startExportItems',
    needs: anyOf('x_record_export'),
    fields: itemsListed,
  }),
  void: endpoint({
    method: 'POST',
    path: '/inspect/V3/record/void',
    needs: anyOf('x_record_void'),
    summary: 'Take a record out of every statistic, with a reason; it stays visible.',
    input: z.object({ id, rev, reason: line(LIMIT.text.reason) }),
    output: done,
    errors: ['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
};

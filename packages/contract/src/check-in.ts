import {
  CHECK_IN_EVENTS,
  CHECK_IN_FLAGS,
  CHECK_IN_KINDS,
  CHECK_IN_SETS,
  CHECK_IN_STATES,
} from '@rondo/domain/check-in';
import { LIMIT } from '@rondo/domain/limit';
import { PACE_DOUBTS } from '@rondo/domain/pace';
import { TRUST_PARTS } from '@rondo/domain/trust';
import { z } from 'zod';
import {
  checkInDetail,
  checkInRow,
  choices,
  layerOf,
  ownCheckIn,
  position,
  resolved,
  rules,
  statusShape,
} from './check-in-shapes.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, id, instant, keyword, line, many, requestId, rev, text } from './kit/shapes.ts';

const { codeLetters } = LIMIT.checkIn;

export const CHECK_IN_SORTS = ['-at', 'at'] as const;

const set = anyOf('x_company_setting');
const target = { layer: layerOf, targetId: id.nullable() };

export const checkInApi = {
  status: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkIn/status',
    needs: signedIn,
    summary: 'What check-in the inspection of a task asks for, and what its inspector has shown so far.',
    input: z.object({ taskId: id }),
    output: statusShape,
    errors: ['NOT_FOUND', 'TASK_DELETED'],
  }),
  perform: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkIn/perform',
    needs: signedIn,
    summary:
      'Check in or out at the store of a task. The server judges by the policy; the answer says what it came to.',
    input: z.object({
      taskId: id,
      kind: z.enum(CHECK_IN_KINDS),
      /** Null: the browser gives none. */
      position: position.nullable(),
      /** Of the store front, and of whoever inspects. */
      photoId: id.nullable().default(null),
      selfieId: id.nullable().default(null),
      deviceId: line(LIMIT.sent.device),
      reason: text(LIMIT.text.reason).default(''),
      requestId,
    }),
    output: z.object({
      outcome: z.enum(['again', 'refused', 'reason', 'done']),
      flags: z.array(z.enum(CHECK_IN_FLAGS)),
      distanceM: z.number().nullable(),
      radiusM: z.number(),
      stayLeftMin: z.number().int(),
      /** How often the position may be measured again before it is taken as it is. */
      triesLeft: z.number().int(),
      checkIn: ownCheckIn.nullable(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'CHECK_IN_NOT_ASKED'],
  }),
  scan: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkIn/scan',
    needs: signedIn,
    summary:
      'Take the code that a store shows: for ten minutes it counts as shown. Answers the open tasks of the actor there.',
    input: z.object({ shopId: id, code: line(codeLetters) }),
    output: z.object({
      shop: z.object({ id, name: z.string() }),
      tasks: z.array(z.object({ id, number: z.string(), name: z.string() })),
    }),
    errors: ['NOT_FOUND', 'CHECK_IN_CODE_WRONG'],
  }),
  code: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkIn/code',
    needs: signedIn,
    summary: 'The code that a store shows: one to print, or one that changes every 30 seconds.',
    input: z.object({ shopId: id, kind: z.enum(['static', 'dynamic']) }),
    output: z.object({ shop: z.object({ id, name: z.string() }), code: z.string(), endsAt: instant.nullable() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  renewCode: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkIn/renewCode',
    needs: signedIn,
    summary: 'Make a new secret for the codes of a store: printed ones are worthless from now on.',
    input: z.object({ shopId: id, requestId }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  codeShops: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkIn/codeShops',
    needs: signedIn,
    summary: 'The stores whose code the reader may put on a screen.',
    input: z.object({ keyword: keyword.default('') }),
    output: z.object({ list: z.array(z.object({ id, name: z.string() })) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkIn/list',
    needs: signedIn,
    summary: 'The check-ins that the reader reviews, those with a doubt or all, by filter.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      set: z.enum(CHECK_IN_SETS).default('doubt'),
      state: many(z.enum(CHECK_IN_STATES)).optional(),
      flag: many(z.enum(CHECK_IN_FLAGS)).optional(),
      kind: many(z.enum(CHECK_IN_KINDS)).optional(),
      shopId: many(id).optional(),
      memberId: many(id).optional(),
      from: day.optional(),
      to: day.optional(),
      sort: z.enum(CHECK_IN_SORTS).default('-at'),
    }),
    output: listOf(checkInRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkIn/detail',
    needs: signedIn,
    summary: 'One check-in, its history and what the reader may do.',
    input: z.object({ id }),
    output: checkInDetail,
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkIn/decide',
    needs: signedIn,
    summary: 'Approve or deny a check-in with a doubt, with a reason; its inspector is told.',
    input: z.object({ id, rev, event: z.enum(CHECK_IN_EVENTS), reason: line(LIMIT.text.reason) }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  ofRecord: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkIn/ofRecord',
    needs: signedIn,
    summary: 'The check-ins of a record; for its reviewers also its pace and how far it can be trusted, part by part.',
    input: z.object({ recordId: id }),
    output: z.object({
      checkIns: z.array(ownCheckIn),
      review: z
        .object({
          pace: z
            .object({
              answered: z.number().int(),
              fast: z.number().int(),
              durationS: z.number().int(),
              medianS: z.number().int().nullable(),
              doubts: z.array(z.enum(PACE_DOUBTS)),
            })
            .nullable(),
          trust: z.object({
            score: z.number().int().nullable(),
            parts: z.array(z.object({ part: z.enum(TRUST_PARTS), weight: z.number(), points: z.number().nullable() })),
            /** Photos of the record: all, taken by the camera, uploaded before as they are, like earlier evidence (product 5 (c) 1). */
            photos: z.object({
              all: z.number().int(),
              camera: z.number().int(),
              same: z.number().int(),
              alike: z.number().int(),
            }),
          }),
        })
        .nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),
  rules: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkIn/rules',
    needs: set,
    summary: 'What the company asks for, and what groups, stores and templates say instead.',
    input: z.object({}),
    output: rules,
  }),
  resolved: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkIn/resolved',
    needs: set,
    summary: 'What holds for an inspection of a store with a template, and which layer each part comes from.',
    input: z.object({ shopId: id, templateId: id.optional() }),
    output: resolved,
    errors: ['NOT_FOUND'],
  }),
  saveRule: endpoint({
    method: 'PUT',
    path: '/inspect/V3/checkIn/saveRule',
    needs: set,
    summary:
      'Say what the company, a group, a store or a template asks for. `rev` null: it says something for the first time.',
    input: z.object({ ...target, choices, rev: rev.nullable() }),
    output: done,
    errors: ['NOT_FOUND', 'STALE', 'CHECK_IN_RULE_EXISTS', 'CHECK_IN_RULES_FULL'],
  }),
  removeRule: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkIn/removeRule',
    needs: set,
    summary: 'Let a group, store or template follow what stands above it again.',
    input: z.object({ id, rev }),
    output: done,
    errors: ['NOT_FOUND', 'STALE'],
  }),
};

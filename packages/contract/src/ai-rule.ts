import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { COVERAGE_STATES } from '@rondo/domain/ai/coverage';
import { AI_RULE_EVENTS, AI_RULE_STATES } from '@rondo/domain/ai-rule';
import { z } from 'zod';
import {
  aiAlgorithm,
  aiDeployed,
  aiDeployedCamera,
  aiRuleDetail,
  aiRuleFields,
  aiRuleReach,
  aiRuleRow,
  aiSetting,
  aiWatchRow,
} from './ai-rule-shapes.ts';
import { aiKindShape, cameraRef } from './ai-shapes.ts';
import { exportAtOnce, exportInBackground } from './export.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, instant, keyword, line, many, requestId, rev } from './kit/shapes.ts';

const AI_RULE_SORTS = ['-created', 'created'] as const;
const read = anyOf('shop', 'ai_inspect_stat');
const manage = anyOf('x_ai_rule');
const count = z.number().int();

/** What the matrix is narrowed by. */
const deploymentFilters = {
  keyword: keyword.default(''),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  kind: many(aiKindShape).optional(),
  state: many(z.enum(COVERAGE_STATES)).optional(),
};

export const aiRuleApi = {
  setting: endpoint({
    method: 'GET',
    path: '/ai/setting',
    needs: anyOf('shop', 'ai_inspect_stat', 'x_company_setting'),
    summary: 'Whether the company has AI camera checks, and from which precision a rule speaks.',
    input: z.object({}),
    output: aiSetting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/ai/setting',
    needs: anyOf('x_company_setting'),
    summary:
      'Switch AI camera checks of the company on or off, and set the precision and the share of audited pictures. Off: nothing is looked at and every other call is refused.',
    input: z.object({
      isOn: z.boolean(),
      thresholdPercent: z.number().int().min(AI_LIMIT.thresholdPercent.min).max(AI_LIMIT.thresholdPercent.max),
      auditPercent: z.number().int().min(AI_LIMIT.auditPercent.min).max(AI_LIMIT.auditPercent.max),
      rev,
    }),
    output: aiSetting,
    errors: ['STALE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/ai/list',
    needs: read,
    summary: 'The rules that reach a store in scope, by filter.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(AI_RULE_STATES)).optional(),
      kind: many(aiKindShape).optional(),
      shopId: many(id).optional(),
      /** Those that are chosen already, to name them. */
      ruleId: many(id).optional(),
      sort: z.enum(AI_RULE_SORTS).default('-created'),
    }),
    output: listOf(aiRuleRow),
    errors: ['AI_OFF'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/ai/detail',
    needs: read,
    summary: 'One rule with its ledger, its cameras, its last trial and what the reader may do.',
    input: z.object({ id }),
    output: aiRuleDetail,
    errors: ['NOT_FOUND', 'AI_OFF'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/ai/create',
    needs: manage,
    summary: 'A new rule for cameras of stores in scope. It begins in the shadow: nobody is told of its events.',
    input: z.object({ ...aiRuleFields, requestId }),
    output: z.object({ id }),
    errors: [
      'NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'INPUT_REFUSED',
      'AI_RULE_NAME_TAKEN',
      'AI_RULES_FULL',
      'AI_WITHOUT_CAMERA',
      'AI_OFF',
    ],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/ai/edit',
    needs: manage,
    summary: 'Change a rule from now on. Asked something else, it goes back into the shadow with a new ledger.',
    input: z.object({ id, rev, ...aiRuleFields }),
    output: z.object({ rev: count }),
    errors: [
      'NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'FORBIDDEN',
      'STALE',
      'INPUT_REFUSED',
      'AI_RULE_NAME_TAKEN',
      'AI_WITHOUT_CAMERA',
      'AI_OFF',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/ai/delete',
    needs: manage,
    summary: 'Delete a rule: it looks at nothing from now on, what it found stays. For 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'AI_OFF'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/ai/bin',
    needs: manage,
    summary: 'The rules deleted in the last 30 days that reach a store in scope, newest first.',
    input: z.object({}),
    output: bin,
    errors: ['AI_OFF'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/ai/restore',
    needs: manage,
    summary: 'Bring a deleted rule back as it was; where its name was taken meanwhile, under another.',
    input: z.object({ id, name: line(AI_LIMIT.ruleName).optional() }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'AI_RULE_NAME_TAKEN', 'AI_RULES_FULL', 'AI_OFF'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/ai/move',
    needs: manage,
    summary: 'Switch a rule off or on, or begin again with one that was muted: both begin in the shadow.',
    input: z.object({ id, rev, event: z.enum(AI_RULE_EVENTS) }),
    output: z.object({ rev: count }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED', 'AI_OFF'],
  }),
  picture: endpoint({
    method: 'POST',
    path: '/ai/picture',
    needs: manage,
    summary: 'The picture of a camera now, to draw areas on.',
    input: z.object({ cameraId: id }),
    output: z.object({ picture: z.string(), takenAt: instant }),
    errors: ['NOT_FOUND', 'AI_NO_PICTURE', 'AI_OFF'],
  }),
  cameras: endpoint({
    method: 'POST',
    path: '/ai/cameras',
    needs: manage,
    summary:
      'The cameras of stores in scope at which a rule that is not saved yet would look, by store and name, at most 50; `total`: all that hold the words.',
    input: z.object({ ...aiRuleReach, keyword: keyword.default('') }),
    output: z.object({ list: z.array(cameraRef.extend({ shop: cameraRef })), total: count }),
    errors: ['AI_OFF'],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/ai/resume',
    needs: manage,
    summary:
      'Say that a camera which was turned looks where it should: what it shows now is compared with from here on.',
    input: z.object({ cameraId: id }),
    output: z.object({ likeness: z.number() }),
    errors: ['NOT_FOUND', 'AI_NO_PICTURE', 'AI_OFF'],
  }),
  deployment: endpoint({
    method: 'GET',
    path: '/ai/deployment',
    needs: read,
    summary: 'Stores in scope by name, and how each is watched for every kind of event.',
    input: z.object({ ...paging, ...deploymentFilters }),
    output: listOf(aiDeployed).extend({
      kinds: z.array(aiKindShape),
      /** Watched ÷ all, of the stores under the filter. */
      share: z.array(z.object({ kind: aiKindShape, watched: count, shops: count, share: z.number().nullable() })),
      groups: z.array(
        z.object({
          group: z.object({ id, name: z.string() }),
          watched: count,
          cells: count,
          share: z.number().nullable(),
        }),
      ),
    }),
    errors: ['AI_OFF'],
  }),
  cell: endpoint({
    method: 'GET',
    path: '/ai/cell',
    needs: read,
    summary:
      'The cameras behind a number of the deployment: those of a store that can show a kind of event, or are watched for it.',
    input: z.object({ shopId: id, kind: aiKindShape }),
    output: z.object({ shop: z.object({ id, name: z.string() }), cameras: z.array(aiDeployedCamera) }),
    errors: ['NOT_FOUND', 'AI_OFF'],
  }),
  export: exportAtOnce({
    path: '/ai/export',
    needs: read,
    what: 'Stores and kinds of events that are not fully watched, and why',
    fields: deploymentFilters,
    errors: ['AI_OFF'],
  }),
  startExport: exportInBackground({
    path: '/ai/startExport',
    needs: read,
    fields: deploymentFilters,
    errors: ['AI_OFF'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/ai/apply',
    needs: manage,
    summary: 'Watch more stores by rules that are there: each takes in the stores, those that it reaches already stay.',
    input: z.object({
      ruleIds: z.array(id).min(1, 'required').max(AI_LIMIT.bulk),
      shopIds: z.array(id).min(1, 'required').max(AI_LIMIT.shops),
      requestId,
    }),
    output: z.object({ rules: count, shops: count }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'INPUT_REFUSED', 'AI_OFF'],
  }),
  algorithms: endpoint({
    method: 'GET',
    path: '/ai/algorithms',
    needs: read,
    summary: 'What each kind of event runs on, how much of it ran today, and how right it is.',
    input: z.object({}),
    output: z.array(aiAlgorithm),
    errors: ['AI_OFF'],
  }),
  startTrial: endpoint({
    method: 'POST',
    path: '/ai/startTrial',
    needs: manage,
    summary:
      'Look with a rule at the pictures of the last 24 hours that are kept and, for whoever may play them, at frames of recordings, as background work.',
    input: z.object({ id, requestId }),
    output: z.object({ jobId: id }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'AI_OFF'],
  }),
  support: endpoint({
    method: 'GET',
    path: '/customer/support/aiRules',
    needs: anyOf('x_support'),
    summary: 'For the support staff: each rule as it is stored, its last runs, how long they took and what went wrong.',
    input: z.object({ keyword: keyword.default('') }),
    output: z.array(
      z.object({
        id,
        name: z.string(),
        state: z.enum(AI_RULE_STATES),
        stored: z.record(z.string(), z.unknown()),
        runs: z.array(aiWatchRow),
        today: z.object({ run: count, failed: count, skipped: count, meanMs: z.number().nullable() }),
        causes: z.array(z.object({ cause: z.string(), count })),
      }),
    ),
  }),
};

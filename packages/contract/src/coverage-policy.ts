import { COVERAGE_PERIODS, COVERAGE_STATES } from '@rondo/domain/coverage';
import { COVERAGE_POLICY_EVENTS, COVERAGE_POLICY_STATES } from '@rondo/domain/coverage-policy';
import { LIMIT } from '@rondo/domain/limit';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf, lineField, outputsOf, ownField, textField } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { day, historyEntry, id, instant, keyword, many, personRef, requestId, rev, text } from './kit/shapes.ts';

const atLeast = z.number().int().min(1).max(LIMIT.coverage.atLeast);
const either = <T extends z.ZodType>(shape: T) => ({ input: shape.nullable().default(null), output: shape.nullable() });

/** The fields that people edit, once (docs/decisions/0028-fields-once.md). What is null or empty asks for nothing. */
export const COVERAGE_POLICY_FIELDS = {
  name: lineField('name', LIMIT.name.cycle),
  groupId: ownField('group_id', either(id)),
  tag: textField('tag', LIMIT.shop.tag),
  purpose: ownField('purpose', either(z.enum(PURPOSES))),
  mode: ownField('mode', either(z.enum(MODES))),
  templateId: ownField('template_id', either(id)),
  atLeast: ownField('at_least', { input: atLeast, output: atLeast }),
  per: ownField('per', { input: z.enum(COVERAGE_PERIODS), output: z.enum(COVERAGE_PERIODS) }),
};

/** Stores of the reader's scope by how they stand in the present period. */
const counts = z.object({ overdue: z.number().int(), due: z.number().int(), done: z.number().int() });

const coveragePolicyRow = z.object({
  id,
  ...outputsOf(COVERAGE_POLICY_FIELDS),
  /** Null: every store; without a name: the group was deleted. */
  group: personRef.nullable(),
  template: personRef.nullable(),
  state: z.enum(COVERAGE_POLICY_STATES),
  /** First and last day of the present period. */
  from: day,
  to: day,
  counts,
  /** Who made it. */
  member: personRef,
  createdAt: instant,
  rev: z.number().int(),
});
export type CoveragePolicyRow = z.output<typeof coveragePolicyRow>;

export const coveragePolicyDetail = coveragePolicyRow.extend({
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({ edit: z.boolean(), events: z.array(z.enum(COVERAGE_POLICY_EVENTS)) }),
});
export type CoveragePolicyDetail = z.output<typeof coveragePolicyDetail>;

const coveredShop = z.object({
  shop: personRef,
  groupPath: z.string(),
  state: z.enum(COVERAGE_STATES),
  /** Inspections of this period and of the one before. */
  made: z.number().int(),
  madeBefore: z.number().int(),
  lastAt: instant.nullable(),
});
export type CoveredShop = z.output<typeof coveredShop>;

export const COVERAGE_POLICY_SORTS = ['-created', 'created'] as const;

const read = anyOf('cyclic_view');
const write = anyOf('x_cycle_manage');
const FAULTS = ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED'] as const;

export const coveragePolicyApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/coverage/list',
    needs: read,
    summary: 'The coverage policies with how many stores in scope are overdue, due and done.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(COVERAGE_POLICY_STATES)).optional(),
      per: many(z.enum(COVERAGE_PERIODS)).optional(),
      sort: z.enum(COVERAGE_POLICY_SORTS).default('-created'),
    }),
    output: listOf(coveragePolicyRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/coverage/detail',
    needs: read,
    summary: 'One coverage policy with its history and what the reader may do.',
    input: z.object({ id }),
    output: coveragePolicyDetail,
    errors: ['NOT_FOUND'],
  }),
  shops: endpoint({
    method: 'GET',
    path: '/inspect/V3/coverage/shops',
    needs: read,
    summary: 'The stores in scope that a policy is about, by how they stand; those that wait longest first.',
    input: z.object({ ...paging, id, state: many(z.enum(COVERAGE_STATES)).optional() }),
    output: listOf(coveredShop),
    errors: ['NOT_FOUND'],
  }),
  targets: endpoint({
    method: 'GET',
    path: '/inspect/V3/coverage/targets',
    needs: anyOf('x_dispatch', 'x_cycle_manage'),
    summary: 'The stores that are overdue or due, as many as one dispatch can name, those that wait longest first.',
    input: z.object({ id, state: many(z.enum(COVERAGE_STATES)).optional() }),
    output: z.object({ shopIds: z.array(id), total: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/inspect/V3/coverage/create',
    needs: write,
    summary: 'A new coverage policy; it asks for nothing in periods that had begun before.',
    input: z.object({ ...inputsOf(COVERAGE_POLICY_FIELDS), requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'TEMPLATE_NOT_SHARED'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/inspect/V3/coverage/edit',
    needs: write,
    summary: 'Change a coverage policy that is not stopped.',
    input: z.object({ id, rev, ...inputsOf(COVERAGE_POLICY_FIELDS) }),
    output: z.object({ rev: z.number().int() }),
    errors: [...FAULTS, 'TEMPLATE_NOT_SHARED'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/inspect/V3/coverage/move',
    needs: write,
    summary: 'It asks for nothing any more, or again.',
    input: z.object({
      id,
      rev,
      event: z.enum(COVERAGE_POLICY_EVENTS),
      reason: text(LIMIT.text.reason).default(''),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: FAULTS,
  }),
};

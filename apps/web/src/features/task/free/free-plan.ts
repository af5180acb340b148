import type { FreeTaskPreset, freeTaskApi } from '@rondo/contract/free-task';
import { fileRef } from '@rondo/contract/kit/shapes';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { REVIEW_MODES } from '@rondo/domain/review';
import { PRIORITIES } from '@rondo/domain/task';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { clockTermOf, cyclePlanShape, newCyclePlan, scheduleOf } from '../dispatch/cycle-plan.ts';
import { scheduleFault } from '../dispatch/schedule-fault.ts';
import { faultOf } from '../review-levels.ts';

/** How it is due: at one time, or at the end of a day of each store. */
export const FREE_DEADLINE_KINDS = ['time', 'days'] as const;

/** A free task as it is typed, kept in the tab until it is created. */
export const freePlan = z.object({
  name: z.string(),
  content: z.string(),
  files: z.array(fileRef),
  /** A plan kept before there were any has none. */
  documents: z.array(fileRef).default([]),
  priority: z.enum(PRIORITIES),
  shopIds: z.array(z.string()),
  executor: z.enum(['members', 'manager']),
  memberIds: z.array(z.string()),
  how: z.enum(['any', 'all']),
  /** A plan kept before there was a switch has it on. */
  review: z.boolean().default(true),
  levels: z.array(z.object({ mode: z.enum(REVIEW_MODES), memberIds: z.array(z.string()) })),
  ccIds: z.array(z.string()),
  startAt: z.string().nullable(),
  isLater: z.boolean(),
  deadlineKind: z.enum(FREE_DEADLINE_KINDS).default('time'),
  deadlineAt: z.string().nullable(),
  deadlineDays: z.number().nullable().default(null),
  deadlinePolicy: z.enum(['allow_late', 'close']),
  /** It comes again, on the days of `cycle`; then neither start nor deadline hold. */
  repeats: z.boolean(),
  cycle: cyclePlanShape,
  photos: z.number(),
  text: z.boolean(),
  number: z.boolean(),
  numberLabel: z.string(),
  parts: z.array(z.object({ key: z.string(), name: z.string(), handlerId: z.string().nullable() })),
  /** The same one until it is created: what is sent twice is created once. */
  requestId: z.string(),
});
export type FreePlan = z.output<typeof freePlan>;

/** `today` is a day of the company's calendar. */
export const emptyPlan = (today: string): FreePlan => ({
  ...{
    name: '',
    content: '',
    files: [],
    documents: [],
    priority: 'normal',
    shopIds: [],
    executor: 'members',
    memberIds: [],
  },
  ...{
    how: 'any',
    review: true,
    levels: [{ mode: 'any', memberIds: [] }],
    ccIds: [],
    startAt: null,
    isLater: false,
    deadlineKind: 'time',
    deadlineAt: null,
    deadlineDays: null,
    deadlinePolicy: DEFAULTS.lateTasks,
    repeats: false,
    cycle: newCyclePlan(today),
  },
  ...{ photos: 0, text: false, number: false, numberLabel: '', parts: [], requestId: uuidv7() },
});

export const newPart = (name = ''): FreePlan['parts'][number] => ({ key: uuidv7(), name, handlerId: null });

export type FreeFault =
  | 'name'
  | 'members'
  | 'manager'
  | 'startAt'
  | 'deadline'
  | 'days'
  | 'part'
  | 'levels'
  | 'schedule';

/** What is wrong with a plan, in the order of the form. */
export function faultsOf(plan: FreePlan, now: number): FreeFault[] {
  const { executor, memberIds, shopIds, isLater, startAt, deadlineKind, deadlineAt, deadlineDays } = plan;
  const { parts, review, levels } = plan;
  const start = isLater && startAt ? Date.parse(startAt) : now;
  const isTimed = !plan.repeats && deadlineKind === 'time';
  const found: [FreeFault, boolean][] = [
    ['name', plan.name.trim() === ''],
    ['members', executor === 'members' && memberIds.length === 0],
    ['manager', executor === 'manager' && shopIds.length === 0],
    ['part', parts.some((part) => part.name.trim() === '' || part.handlerId === null)],
    ['levels', review && faultOf(levels, true) !== null],
    ['schedule', plan.repeats && scheduleFault(plan.cycle) !== false],
    ['startAt', !plan.repeats && isLater && startAt === null],
    ['deadline', isTimed && (deadlineAt === null || Date.parse(deadlineAt) <= start)],
    ['days', !plan.repeats && deadlineKind === 'days' && deadlineDays === null],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

/** What is asked for, as it travels and as a preset keeps it. */
const bodyOf = ({ name, content, priority, photos, text, number, numberLabel }: FreePlan) => ({
  ...{ name, content, priority },
  evidence: { photos, text, number, numberLabel: number ? numberLabel : '' },
});

/** Where, who and what then, as it travels. */
const processOf = (plan: FreePlan) => ({
  shopIds: plan.shopIds,
  executor:
    plan.executor === 'manager'
      ? { kind: 'manager' as const }
      : { kind: 'members' as const, memberIds: plan.memberIds, how: plan.how },
  review: plan.review,
  levels: plan.review ? plan.levels : [],
  ccIds: plan.ccIds,
  deadlinePolicy: plan.deadlinePolicy,
  parts: plan.parts.map(({ name, handlerId }) => ({ name, handlerId: handlerId ?? '' })),
  requestId: plan.requestId,
});

const attachedOf = ({ files, documents }: FreePlan) => ({
  fileIds: files.map(({ id }) => id),
  documentIds: documents.map(({ id }) => id),
});

/** A plan without faults, as the endpoint takes it. */
export const createInput = (plan: FreePlan): z.input<typeof freeTaskApi.create.input> => ({
  ...bodyOf(plan),
  ...processOf(plan),
  ...attachedOf(plan),
  startAt: (plan.isLater && plan.startAt) || undefined,
  ...(plan.deadlineKind === 'days' && plan.deadlineDays !== null
    ? { deadlineDays: plan.deadlineDays }
    : { deadlineAt: plan.deadlineAt ?? '' }),
});

/** One that comes again: what is attached comes with each of its tasks. */
export const repeatInput = (plan: FreePlan): z.input<typeof freeTaskApi.createRepeat.input> => ({
  ...bodyOf(plan),
  ...processOf(plan),
  ...attachedOf(plan),
  schedule: { ...scheduleOf(plan.cycle), term: clockTermOf(plan.cycle) },
});

/** What a preset keeps of a plan. */
export const presetOf = (plan: FreePlan): FreeTaskPreset['body'] => ({
  ...bodyOf(plan),
  ...attachedOf(plan),
  parts: plan.parts
    .map(({ name }) => name.trim())
    .filter(Boolean)
    .slice(0, LIMIT.task.subTasks),
});

/** The plan as it begins from a preset: who, where and when stay, and what is attached where the preset has nothing. */
export function withPreset(
  plan: FreePlan,
  { body, files, documents }: Pick<FreeTaskPreset, 'body' | 'files' | 'documents'>,
): FreePlan {
  const { name, content, priority, evidence, parts } = body;
  const attached = files.length + documents.length > 0 ? { files, documents } : {};
  return { ...plan, name, content, priority, ...evidence, ...attached, parts: parts.map((part) => newPart(part)) };
}

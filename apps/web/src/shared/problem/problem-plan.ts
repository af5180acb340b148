import type { Input } from '@rondo/contract/kit/endpoint';
import { fileRef } from '@rondo/contract/kit/shapes';
import type { UsualRectification } from '@rondo/contract/new-rectification';
import type { rectificationApi } from '@rondo/contract/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { PRIORITIES } from '@rondo/domain/task';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

/** A problem as it is typed, kept in the tab until it is reported. What is null is as the company has set it. */
export const problemPlan = z.object({
  shopId: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(SEVERITIES),
  priority: z.enum(PRIORITIES).default('normal'),
  photos: z.array(fileRef),
  handlerIds: z.array(z.string()).nullable(),
  reviewerIds: z.array(z.string()).nullable(),
  ccIds: z.array(z.string()).nullable(),
  limitHours: z.number().nullable(),
  /** Whether it is due after hours or at a time. */
  due: z.enum(['hours', 'deadline']),
  deadlineAt: z.string().nullable(),
  /** The same one until it is reported: what is sent twice is made once. */
  requestId: z.string(),
});
export type ProblemPlan = z.output<typeof problemPlan>;

export const emptyProblem = (shopId: string | null): ProblemPlan => ({
  ...{ shopId, title: '', description: '', severity: 'normal', priority: 'normal', photos: [] },
  ...{ handlerIds: null, reviewerIds: null, ccIds: null, limitHours: null, due: 'hours', deadlineAt: null },
  requestId: uuidv7(),
});

/** Whether anything was typed, chosen or photographed that leaving would lose. */
export function isBegun(plan: ProblemPlan, shopId: string | null): boolean {
  const { requestId } = plan;
  return JSON.stringify(plan) !== JSON.stringify({ ...emptyProblem(shopId), requestId });
}

/** The people and hours of a plan: what was chosen, else what the company has set for the store. */
export function settled(plan: ProblemPlan, usual: UsualRectification | undefined) {
  const idsOf = (people: readonly { id: string }[] = []): string[] => people.map(({ id }) => id);
  return {
    handlerIds: plan.handlerIds ?? idsOf(usual?.handlers),
    reviewerIds: plan.reviewerIds ?? idsOf(usual?.reviewers),
    ccIds: plan.ccIds ?? idsOf(usual?.cc),
    limitHours: plan.limitHours ?? usual?.limitHours[plan.severity] ?? null,
  };
}
type Settled = ReturnType<typeof settled>;

export type ProblemFault = 'shop' | 'what' | 'handlers' | 'reviewers' | 'deadline';

/** What is wrong with a plan, in the order of the form. */
export function faultsOf(plan: ProblemPlan, { handlerIds, reviewerIds }: Settled, isAlone: boolean, now: number) {
  const isOwn = reviewerIds.length > 0 && reviewerIds.every((id) => handlerIds.includes(id));
  const isPast = plan.deadlineAt === null || Date.parse(plan.deadlineAt) <= now;
  const found: [ProblemFault, boolean][] = [
    ['shop', plan.shopId === null],
    ['what', plan.title.trim() === ''],
    ['handlers', plan.shopId !== null && handlerIds.length === 0],
    ['reviewers', isOwn && !isAlone],
    ['deadline', plan.due === 'deadline' && isPast],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

/** What a plan without faults says of the problem. Before it is known what the company has set, what nobody chose is left to it. */
export function problemInput(plan: ProblemPlan, chosen: Settled, isKnown: boolean) {
  const { title, description, severity, priority, due, deadlineAt } = plan;
  const { handlerIds, limitHours } = chosen;
  const when = due === 'deadline' && deadlineAt !== null ? { deadlineAt } : limitHours === null ? {} : { limitHours };
  return {
    ...{ title, description, severity, priority, handlerIds, ...when },
    ...(isKnown || plan.reviewerIds !== null ? { reviewerIds: chosen.reviewerIds } : {}),
    ...(isKnown || plan.ccIds !== null ? { ccIds: chosen.ccIds } : {}),
  };
}

/** The same as the endpoint takes it where the problem is reported. */
export const createInput = (
  plan: ProblemPlan,
  chosen: Settled,
  isKnown: boolean,
): Input<typeof rectificationApi.create> => ({
  ...{ requestId: plan.requestId, shopId: plan.shopId ?? '', photoIds: plan.photos.map(({ id }) => id) },
  ...problemInput(plan, chosen, isKnown),
});

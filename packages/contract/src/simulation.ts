import { REVIEW_MODES } from '@rondo/domain/review';
import { z } from 'zod';
import { personRef } from './kit/shapes.ts';
import { processPlan } from './process-plan.ts';

/** A level of the default process at one store. */
const simulatedLevel = z.object({
  /** Its place in the plan, from 1. */
  no: z.number().int(),
  /** The level of the task that it becomes; null: nobody was found, and it is passed over. */
  level: z.number().int().nullable(),
  mode: z.enum(REVIEW_MODES),
  people: z.array(personRef),
  /** Nobody was found by its rule. */
  isGap: z.boolean(),
  /** Those whom its rule finds, and who are left out because they do the work. */
  ownWork: z.array(personRef),
  /** Administrators stand in. */
  isStandIn: z.boolean(),
});

/** Who would do what: the steps of a task that is not created. */
export const simulation = z.object({
  /** Where the people come from; null: nothing is preset. */
  source: z.enum(['template', 'company']).nullable(),
  initiator: personRef,
  handlers: z.array(personRef),
  reviews: z.array(simulatedLevel),
  ccs: z.array(personRef),
  reviewUpTo: processPlan.shape.reviewUpTo,
  /** Nobody inspects, or nobody reviews what has to be reviewed: such a task is not created. */
  isBlocked: z.boolean(),
});

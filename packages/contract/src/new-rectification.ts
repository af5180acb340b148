import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { PRIORITIES } from '@rondo/domain/task';
import { z } from 'zod';
import { id, instant, line, personRef, requestId, text } from './kit/shapes.ts';

const people = (most: number) => z.array(id).max(most);

/** What somebody says of a problem, whether they report it or see it on pictures. What is absent is as the company has set it. */
export const problem = {
  title: line(LIMIT.name.rectification),
  description: text(LIMIT.text.note).default(''),
  severity: z.enum(SEVERITIES),
  priority: z.enum(PRIORITIES).default('normal'),
  handlerIds: people(LIMIT.rectification.handlers).min(1, 'required'),
  /** Absent: whom the company has set. An empty list: somebody decided that the fix needs no review. */
  reviewerIds: people(LIMIT.rectification.reviewers).optional(),
  ccIds: people(LIMIT.rectification.cc).optional(),
  /** Absent: what the company has set for the severity. */
  limitHours: z.number().int().min(1).max(LIMIT.rectification.limitHours).optional(),
  /** Instead of hours; a year ahead at most. */
  deadlineAt: instant.optional(),
};

/** A problem as it is reported: with one photo at least, which shows what is to be put right. */
export const newRectification = z.object({
  requestId,
  shopId: id,
  ...problem,
  photoIds: z.array(id).min(1, 'required').max(LIMIT.photo.perItem),
});

/** What starting one may be refused with. */
export const PROBLEM_REFUSALS = [
  'NOT_FOUND',
  'MEMBER_NOT_FOUND',
  'MEMBER_OUTSIDE_SHOP',
  'SHOP_NOT_OPEN',
  'REVIEWER_NEEDED',
  'DEADLINE_PAST',
] as const;

/** What the form of a problem begins with, by what the company has set. */
export const usualRectification = z.object({
  limitHours: z.record(z.enum(SEVERITIES), z.number().int()),
  handlers: z.array(personRef),
  reviewers: z.array(personRef),
  /** Nobody but the handlers can look at the fix. */
  isAlone: z.boolean(),
  cc: z.array(personRef),
});
export type UsualRectification = z.output<typeof usualRectification>;

import { LIMIT } from '@rondo/domain/limit';
import { POINTS_LIMITS } from '@rondo/domain/points/ledger';
import { POINTS_APPEAL_ACTS, POINTS_APPEAL_STATES } from '@rondo/domain/points-appeal';
import { z } from 'zod';
import { PHOTO_UPLOAD } from './file.ts';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { fileRef, historyEntry, id, instant, personRef, requestId, rev, text } from './kit/shapes.ts';
import { pointsPosting } from './points.ts';

const appeal = z.object({
  id,
  state: z.enum(POINTS_APPEAL_STATES),
  reason: z.string(),
  photos: z.array(fileRef),
  author: personRef,
  createdAt: instant,
  /** When it expires, if nobody has decided. */
  decideBy: instant,
  /** Who decided or withdrew it; null: nobody. */
  decidedBy: personRef.nullable(),
  comment: z.string(),
  history: z.array(historyEntry),
  rev: z.number().int(),
});
export type PointsAppeal = z.output<typeof appeal>;

export const pointsPostingDetail = pointsPosting.extend({
  /** Null: nobody appealed against it. */
  theirAppeal: appeal.nullable(),
  /** Until when the reader may appeal against it; null: they may not, or no more. */
  appealUntil: instant.nullable(),
  /** What the reader may do about the appeal now: exactly the buttons to show. */
  can: z.array(z.enum(POINTS_APPEAL_ACTS)),
});
export type PointsPostingDetail = z.output<typeof pointsPostingDetail>;

export const pointsAppealApi = {
  get: endpoint({
    method: 'GET',
    path: '/score/appeal/detail',
    needs: signedIn,
    summary: 'One posting that the reader sees, with the appeal against it and its history.',
    input: z.object({ postingId: id }),
    output: pointsPostingDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/score/appeal/create',
    needs: signedIn,
    summary:
      'Appeal against a posting on the own account, or on that of the own store: once, within the days of its rule.',
    input: z.object({
      postingId: id,
      reason: text(LIMIT.text.reason).min(1, 'required'),
      photoIds: z.array(id).max(PHOTO_UPLOAD.maxFiles).default([]),
      requestId,
    }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'POINTS_APPEALED', 'POINTS_APPEAL_CLOSED', 'POINTS_APPEAL_NOBODY'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/score/appeal/decide',
    needs: signedIn,
    summary: 'Accept an appeal, which takes its posting back, or refuse it; who made it withdraws it.',
    input: z.object({
      id,
      rev,
      event: z.enum(POINTS_APPEAL_ACTS),
      /** Needed to refuse. */
      comment: text(LIMIT.text.reason).default(''),
    }),
    output: z.object({
      rev: z.number().int(),
      /** What the posting was taken back by; null: it was taken back before, or is not. */
      reversal: z.object({ applied: z.number(), limitedBy: z.enum(POINTS_LIMITS).nullable() }).nullable(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'STALE'],
  }),
};

import type { Refusal } from '@rondo/contract/kit/codes';

/** A field of the input that a rule refuses; `rule` is a message key under `rule.`. */
export interface FieldFault {
  path: string;
  rule: string;
  params?: Record<string, string | number>;
}

interface Details {
  /** Fills the slots of the reason's message. */
  params?: Record<string, string | number>;
  fields?: FieldFault[];
  /** Goes out as `data` (without `fields`). */
  data?: Record<string, unknown>;
  /** Seconds after which the same call may be made again: the header Retry-After. */
  retryAfterS?: number;
}

/** An expected refusal: a reason from the one table. The edge makes envelope and language of it. */
export class AppError extends Error {
  readonly reason: Refusal;
  readonly details: Details;

  constructor(reason: Refusal, details: Details = {}) {
    super(reason);
    this.name = 'AppError';
    this.reason = reason;
    this.details = details;
  }
}

/** One field is wrong, by a rule that the shape alone cannot say. */
export function refuseField(path: string, rule: string, params?: Record<string, string | number>): AppError {
  return new AppError('INPUT_REFUSED', { fields: [params ? { path, rule, params } : { path, rule }] });
}

import type { Shape } from '../shape.ts';
import type { error as zh } from '../zh-CN/error.ts';
import { requestError } from './error.request.ts';

export const error = {
  ...requestError,
  SIGNATURE_REFUSED: 'The request signature does not match. Reload the page and try again',
  CLOCK_OFF: 'The clock of this device is off. Set it and try again',
  PLATFORM_MISSING: 'The request does not say which platform it comes from (header x-platform)',
  INPUT_REFUSED: 'Some entries do not fit. Correct them and submit again',
  FORBIDDEN: 'No permission',
  NOT_FOUND: 'Not there, or not yours to see',
  STALE: 'Somebody changed this meanwhile. Reload and try again',
  TOO_LARGE: 'Too large',
  UNSUPPORTED_TYPE: 'This content type is not supported',
  TOO_OFTEN: 'Too often. Try again in a moment',
  SUPERSEDED: 'Replaced by a newer request',
  MOVE_NOT_ALLOWED: 'Not possible in the present state',
  HOST_REFUSED: 'Rondo is not reached by this address. Whoever runs it can add its host name to ALLOWED_HOSTS',
} satisfies Shape<typeof zh>;

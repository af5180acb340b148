import type { MissCause } from '@rondo/domain/timed-snapshot/frame';
import { AppError } from '../../platform/errors.ts';
import { type PictureCause, PictureFailed } from '../../platform/media/picture.ts';

/** What the reasons of the media role mean for a plan. */
const CAUSES: Record<PictureCause, MissCause> = {
  unreachable: 'offline',
  wrong_password: 'permission',
  no_stream: 'unreadable',
  stalled: 'timeout',
  codec: 'unreadable',
  garbage: 'unreadable',
  no_decoder: 'unreadable',
  too_many: 'busy',
  ticket_expired: 'away',
  ticket_used: 'away',
  ticket_forged: 'away',
  away: 'away',
};

/** Why a picture could not be taken; what is no such reason is thrown on. */
export function missCause(error: unknown, deviceState: string): MissCause {
  if (deviceState === 'restarting') return 'planned';
  if (error instanceof AppError && error.reason === 'DEVICE_PASSWORD_LOST') return 'permission';
  if (error instanceof AppError && error.reason === 'CAMERA_WITHOUT_STREAM') return 'unreadable';
  if (!(error instanceof PictureFailed)) throw error;
  const isTimeout = error.cause instanceof Error && error.cause.name === 'TimeoutError';
  return isTimeout ? 'timeout' : CAUSES[error.pictureCause];
}

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

/** How the device of a camera was when the picture was asked for. */
interface AskedOf {
  device_state: string;
  card_state: string | null;
}

/** What a device does not answer while it restarts, or while its card is formatted. */
const DISTURBED: ReadonlySet<MissCause> = new Set(['offline', 'timeout', 'unreadable', 'busy']);

/**
 * Why a picture could not be taken; what is no such reason is thrown on. A device that somebody restarts or whose card is formatted
 * has a reason to be silent: that was planned, also where it came back too late for the last try. A wrong password was not.
 */
export function missCause(error: unknown, device: AskedOf, before: string | null = null): MissCause {
  const cause = causeOf(error);
  const isBusy = device.device_state === 'restarting' || device.card_state === 'formatting';
  const isDisturbed = isBusy || before === 'planned';
  return isDisturbed && DISTURBED.has(cause) ? 'planned' : cause;
}

function causeOf(error: unknown): MissCause {
  if (error instanceof AppError && error.reason === 'DEVICE_PASSWORD_LOST') return 'permission';
  if (error instanceof AppError && error.reason === 'CAMERA_WITHOUT_STREAM') return 'unreadable';
  if (!(error instanceof PictureFailed)) throw error;
  const isTimeout = error.cause instanceof Error && error.cause.name === 'TimeoutError';
  return isTimeout ? 'timeout' : CAUSES[error.pictureCause];
}

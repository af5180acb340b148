import type { StreamQuality } from '@rondo/domain/device';
import { AppError } from '../../platform/errors.ts';
import type { MediaSource } from '../../platform/media/ticket.ts';
import type { Secrets } from '../../platform/sealed-secret.ts';
import { passOf } from '../edge/index.ts';

/** What the password of a device is sealed for. */
export const PASSWORD = 'rondo-device-password-1';

/** The columns of a camera and its device that say how its stream is opened. */
export interface SourceRow {
  driver: string;
  username: string;
  password: string;
  main_stream: string;
  sub_stream: string;
  company_id: string;
  /** The gateway that its device is behind; null: none. */
  edge_id: string | null;
}

/**
 * How the media role opens a camera. A camera without a second stream shows its first. Refuses with CAMERA_WITHOUT_STREAM
 * where the device has not told its streams yet, with DEVICE_PASSWORD_LOST where its password was sealed with another key.
 */
export async function sourceOf(row: SourceRow, quality: StreamQuality, secrets: Secrets): Promise<MediaSource> {
  const stream = quality === 'sub' && row.sub_stream !== '' ? row.sub_stream : row.main_stream;
  if (stream === '') throw new AppError('CAMERA_WITHOUT_STREAM');
  if (row.driver === 'file') return { driver: 'file', clip: stream };
  const password = row.password === '' ? '' : await secrets.open(PASSWORD, row.password);
  if (password === null) throw new AppError('DEVICE_PASSWORD_LOST');
  const source = { driver: 'rtsp', url: stream, username: row.username, password } as const;
  if (row.edge_id === null) return source;
  const host = new URL(stream).hostname.replace(/^\[(.*)\]$/, '$1');
  return { ...source, via: await passOf(secrets, { companyId: row.company_id, edgeId: row.edge_id, host }) };
}

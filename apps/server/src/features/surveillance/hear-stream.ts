import type { StreamCause } from '@rondo/domain/stream';
import type { Db } from '../../platform/db/company-db.ts';
import type { StreamEvent } from '../../platform/media/stream-event.ts';
import { heardOfCamera } from '../device/index.ts';
import * as q from './watch.queries.ts';

/** What says that the device itself does not answer as it should; the others are of the reader or of a ticket. */
const MISSED: readonly StreamCause[] = ['unreachable', 'wrong_password', 'no_stream', 'stalled'];

/** Keeps what the media role tells of a stream: in the watch log, and whether its device answers. */
export async function hearStream(db: Db, event: StreamEvent, now: Date): Promise<void> {
  const { kind, streamId, companyId, bytes, cause } = event;
  const times = {
    seen_at: now,
    bytes,
    ...(kind === 'opened' ? { opened_at: now } : {}),
    ...(kind === 'closed' ? { closed_at: now } : {}),
  };
  const told = await q.tell(db, companyId, streamId, times).executeTakeFirst();
  if (!told) return;
  const isMissed = cause !== undefined && MISSED.includes(cause);
  if (isMissed) await heardOfCamera(db, companyId, told.camera_id, { event: 'missed', at: now });
  else if (bytes > 0) await heardOfCamera(db, companyId, told.camera_id, { event: 'answered', at: now });
}

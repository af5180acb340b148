import { type StaffInfo, sessionApi } from '@rondo/contract/session';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { KEPT_ME, type StoredSession } from './stored-session.ts';

const shape = z.object({ keptAt: z.number(), me: sessionApi.me.output });

/** Keeps who is signed in on this device, so that the application opens without network; it goes with the session. */
export function keepMe(storage: Pick<Storage, 'setItem'>, me: StaffInfo, now: number): void {
  try {
    storage.setItem(KEPT_ME, JSON.stringify({ keptAt: now, me }));
  } catch (cause) {
    console.warn('who is signed in was not kept on this device', cause);
  }
}

/** Who is signed in as this device last heard it: of this very session's person, not older than drafts live; else null. */
export function keptMe(
  storage: Pick<Storage, 'getItem'>,
  session: Pick<StoredSession, 'id' | 'companyId'>,
  now: number,
): StaffInfo | null {
  const parsed = shape.safeParse(jsonOf(storage.getItem(KEPT_ME)));
  if (!parsed.success || now - parsed.data.keptAt > LIMIT.draft.keepDays * DAY_MS) return null;
  const { me } = parsed.data;
  return me.id === session.id && me.companyId === session.companyId ? me : null;
}

function jsonOf(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    console.warn('who is signed in cannot be read from this device', cause);
    return null;
  }
}

import type { Ticket } from '../../platform/media/ticket.ts';
import type { Clock } from '../clock.ts';
import type { SourceCause } from '../failure.ts';
import type { Hub } from '../hub/hub.ts';
import { DEAF } from '../hub/shared-sound.ts';

/** What a decoder needs to show a camera's picture of now. */
export interface LastPictures {
  file: readonly Buffer[];
  count: number;
}

/** The pictures of a camera from its last key frame on: at once where somebody looks already. Or why there are none. */
export function lastPictures(
  hub: Hub,
  ticket: Ticket,
  waitMs: number,
  clock: Clock,
): Promise<LastPictures | SourceCause> {
  return new Promise((resolve) => {
    let segment: Buffer | null = null;
    let fragments: Buffer[] = [];
    let isSettled = false;
    const settle = (found: LastPictures | SourceCause): void => {
      if (isSettled) return;
      isSettled = true;
      cancel();
      resolve(found);
      // Not while it is being joined: how to leave is known only then.
      queueMicrotask(() => leave());
    };
    const cancel = clock.after(waitMs, () => settle('stalled'));
    const leave = hub.watch(ticket, {
      onTrack: (_, bytes) => {
        segment = bytes;
        fragments = [];
      },
      onFragment: ({ isKey, bytes }) => {
        if (isKey) fragments = [];
        fragments.push(bytes);
        // All that is remembered comes at once; the last of it is the picture of now.
        queueMicrotask(() => {
          if (segment) settle({ file: [segment, ...fragments], count: fragments.length });
        });
      },
      onGap: () => undefined,
      ...DEAF,
      onTrouble: (cause) => settle(cause),
    });
  });
}

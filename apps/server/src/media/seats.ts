import { LIMIT } from '@rondo/domain/limit';
import type { WebSocket } from 'ws';
import type { StreamEvent } from '../platform/media/stream-event.ts';
import type { Ticket } from '../platform/media/ticket.ts';
import type { Viewer } from './hub/viewer.ts';

/** What is told of who looks. */
type Seen = Pick<Viewer, 'bytes' | 'cause'>;

/** Streams that one media role sends at once: more would starve those that run. */
const MOST_OF_ALL = 2_000;

export interface SeatedStream {
  leave: () => void;
}

/** Who looks at what: counts streams, tells of their beginning, going on and end, and finds browsers that are gone without a word. */
export function streamSeats(onEvent: (event: StreamEvent) => void, aliveMs: number) {
  const taken = new Map<string, { ticket: Ticket; socket: WebSocket; watcher: Seen; isSilent: boolean }>();
  const eventOf = (kind: StreamEvent['kind'], { id, companyId }: Ticket, { bytes, cause }: Seen): StreamEvent => ({
    kind,
    streamId: id,
    companyId,
    bytes,
    ...(cause === null ? {} : { cause }),
  });
  const timer = setInterval(() => {
    for (const seat of taken.values()) {
      // Two calls without an answer: nobody is there any more.
      if (seat.isSilent) {
        seat.socket.terminate();
        continue;
      }
      seat.isSilent = true;
      seat.socket.ping();
      onEvent(eventOf('alive', seat.ticket, seat.watcher));
    }
  }, aliveMs);
  return {
    /** Null when there are too many already: of the session web counts too, this is the wall behind it. */
    take(ticket: Ticket, socket: WebSocket, watcher: Seen): SeatedStream | null {
      const ofSession = [...taken.values()].filter((seat) => seat.ticket.sessionId === ticket.sessionId);
      if (ofSession.length >= LIMIT.cameras.playing || taken.size >= MOST_OF_ALL) return null;
      const seat = { ticket, socket, watcher, isSilent: false };
      taken.set(ticket.id, seat);
      socket.on('pong', () => {
        seat.isSilent = false;
      });
      onEvent(eventOf('opened', ticket, watcher));
      return {
        leave() {
          if (taken.delete(ticket.id)) onEvent(eventOf('closed', ticket, watcher));
        },
      };
    },
    stop: () => clearInterval(timer),
  };
}

import { createHash } from 'node:crypto';
import type { Ticket } from '../../platform/media/ticket.ts';
import type { Clock } from '../clock.ts';
import type { OpenedSource, SourceHandler } from '../frame.ts';
import { type Upstream, type UpstreamTimes, upstream, type Watcher } from './upstream.ts';

interface Options {
  open: (source: Ticket['source'], handler: SourceHandler) => OpenedSource;
  times: UpstreamTimes;
  clock: Clock;
}

/** Which picture: a ticket names one, and so does an order to record. */
export type Shown = Pick<Ticket, 'companyId' | 'cameraId' | 'quality' | 'source'>;

export type Hub = ReturnType<typeof hub>;

/** All cameras that somebody looks at, one connection each. */
export function hub({ open, times, clock }: Options) {
  const upstreams = new Map<string, Upstream>();
  return {
    /** Looks at a camera; answers how to stop. */
    watch(ticket: Shown, watcher: Watcher): () => void {
      const key = keyOf(ticket);
      const known = upstreams.get(key);
      if (known) return known.join(watcher);
      const made: Upstream = upstream({
        open: (handler) => open(ticket.source, handler),
        times,
        clock,
        isOnce: ticket.source.driver === 'rtsp' && ticket.source.replay !== undefined,
        onIdle: () => {
          if (upstreams.get(key) === made) upstreams.delete(key);
        },
      });
      upstreams.set(key, made);
      return made.join(watcher);
    },
    stop(): void {
      for (const one of [...upstreams.values()]) one.stop();
    },
  };
}

/** A camera's picture in one quality. A source that was changed meanwhile (a new password) is another one. */
function keyOf({ companyId, cameraId, quality, source }: Shown): string {
  return createHash('sha256')
    .update(JSON.stringify([companyId, cameraId, quality, source]))
    .digest('base64');
}

import { createHash } from 'node:crypto';
import type { Ticket } from '../../platform/media/ticket.ts';
import type { Clock } from '../clock.ts';
import { type ConvertOptions, openConverted } from '../convert/convert-source.ts';
import type { OpenedSource, SourceHandler } from '../frame.ts';
import { type Upstream, type UpstreamTimes, upstream, type Watcher } from './upstream.ts';
import { watchPlayable } from './watch-playable.ts';

interface Options {
  open: (source: Ticket['source'], handler: SourceHandler) => OpenedSource;
  times: UpstreamTimes;
  clock: Clock;
  convert: ConvertOptions;
}

/** Which picture: a ticket names one, and so does an order to record. */
export type Shown = Pick<Ticket, 'companyId' | 'cameraId' | 'quality' | 'source'>;

export type Hub = ReturnType<typeof hub>;

/** All cameras that somebody looks at, one connection each. */
export function hub({ open, times, clock, convert }: Options) {
  const upstreams = new Map<string, Upstream>();

  function join(
    key: string,
    once: boolean,
    openSource: (handler: SourceHandler) => OpenedSource,
    watcher: Watcher,
  ): () => void {
    const known = upstreams.get(key);
    if (known) return known.join(watcher);
    const made: Upstream = upstream({
      open: openSource,
      times,
      clock,
      isOnce: once,
      onIdle: () => {
        if (upstreams.get(key) === made) upstreams.delete(key);
      },
    });
    upstreams.set(key, made);
    return made.join(watcher);
  }

  /** Looks at the camera of a ticket, as it sends: H.264 or H.265; answers how to stop. */
  function watch(ticket: Shown, watcher: Watcher): () => void {
    return join(keyOf(ticket), isOnce(ticket), (handler) => open(ticket.source, handler), watcher);
  }

  return {
    watch,
    /** The same for a browser that plays H.264 alone: anything else is coded anew, once for all who look. */
    watchPlayable(ticket: Shown, watcher: Watcher): () => void {
      const own = (whoever: Watcher) => watch(ticket, whoever);
      const openAnew = (handler: SourceHandler) => openConverted(own, convert, handler);
      const key = `${keyOf(ticket)} converted`;
      return watchPlayable(own, (whoever) => join(key, isOnce(ticket), openAnew, whoever), watcher);
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

/** What a device plays of its recordings has an end: it is not asked for again. */
const isOnce = ({ source }: Shown): boolean => source.driver === 'rtsp' && source.replay !== undefined;

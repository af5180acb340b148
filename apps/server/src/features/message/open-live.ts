import type pg from 'pg';
import type { Logger } from 'pino';
import { type LiveHub, liveHub } from '../../platform/live/hub.ts';
import { type ListenHandle, listenTo } from '../../platform/live/pg-listener.ts';
import { listenToRedis, relayToRedis } from '../../platform/live/redis.ts';
import { LIVE_CHANNEL } from '../../platform/live/signal.ts';
import type { Settings } from '../../platform/settings.ts';
import * as q from './message.queries.ts';

interface Parts {
  settings: Settings;
  /** The database as its owner. */
  url: string;
  owner: pg.Pool;
  now: () => Date;
  log: Logger;
}

const deaf: ListenHandle = { stop: async () => undefined };

/** The streams of this process: signals come from the database, or from Redis where there is one. */
export function openLive({ settings, url, owner, now, log }: Parts): LiveHub {
  const { redisUrl, run } = settings;
  const relay = redisUrl && run.has('worker') ? relayToRedis({ url, redisUrl, log }) : deaf;
  const hub = liveHub({
    listen: (onHeard, onReady) => {
      if (!run.has('web')) return deaf;
      if (redisUrl) return listenToRedis({ redisUrl, onHeard, onReady, log });
      return listenTo({ url, channel: LIVE_CHANNEL, name: 'rondo-live', onHeard, onReady, log });
    },
    async alive(sessionIds) {
      return new Set(await q.livingSessions(owner, sessionIds, now()));
    },
    log,
  });
  return {
    ...hub,
    async stop() {
      await relay.stop();
      await hub.stop();
    },
  };
}

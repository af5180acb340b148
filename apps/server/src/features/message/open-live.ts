import type { Logger } from 'pino';
import type { Databases } from '../../platform/db/company-db.ts';
import { type Ear, listenTo } from '../../platform/live/ear.ts';
import { type LiveHub, liveHub } from '../../platform/live/hub.ts';
import { listenToRedis, relayToRedis } from '../../platform/live/redis.ts';
import { LIVE_CHANNEL } from '../../platform/live/signal.ts';
import type { Settings } from '../../platform/settings.ts';
import * as q from './message.queries.ts';

interface Parts {
  settings: Settings;
  /** The database as its owner. */
  url: string;
  databases: Databases;
  now: () => Date;
  log: Logger;
}

const deaf: Ear = { stop: async () => undefined };

/** The streams of this process: signals come from the database, or from Redis where there is one. */
export function openLive({ settings, url, databases, now, log }: Parts): LiveHub {
  const { redisUrl, run } = settings;
  const relay = redisUrl && run.has('worker') ? relayToRedis({ url, redisUrl, log }) : deaf;
  const hub = liveHub({
    listen: (onHeard, onReady) => {
      if (!run.has('web')) return deaf;
      if (redisUrl) return listenToRedis({ redisUrl, onHeard, onReady, log });
      return listenTo({ url, channel: LIVE_CHANNEL, name: 'rondo-live', onHeard, onReady, log });
    },
    async alive(sessionIds) {
      const rows = await q.livingSessions(databases.global, sessionIds, now()).execute();
      return new Set(rows.map((row) => row.id));
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

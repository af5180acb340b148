import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type ListenHandle, listenTo } from './pg-listener.ts';
import { LIVE_CHANNEL, readSignal } from './signal.ts';

interface Parts {
  url: string;
  redisUrl: string;
  onHeard: (payload: string) => void;
  onReady: () => void;
  log: Logger;
}

/** A signal is remembered this long by its id, s: every worker hears it from the database, one passes it on. */
const ONCE_S = 60;

/** Hears signals from Redis: the database then has one listener a worker, not one a node. */
export function listenToRedis({ redisUrl, onHeard, onReady, log }: Omit<Parts, 'url'>): ListenHandle {
  const redis = connect(redisUrl, log);
  redis.on('message', (_channel: string, payload: string) => onHeard(payload));
  redis.on('ready', () => {
    redis.subscribe(LIVE_CHANNEL).then(onReady, (error: unknown) => log.warn({ err: error }, 'cannot subscribe'));
  });
  return { stop: async () => redis.disconnect() };
}

/** Passes signals on from the database, where a commit sends them, to Redis. */
export function relayToRedis({ url, redisUrl, log }: Pick<Parts, 'url' | 'redisUrl' | 'log'>): ListenHandle {
  const redis = connect(redisUrl, log);
  const pass = async (payload: string): Promise<void> => {
    const signal = readSignal(payload);
    if (!signal) return;
    const isFirst = await redis.set(`${LIVE_CHANNEL}:${signal.id}`, '1', 'EX', ONCE_S, 'NX');
    if (isFirst) await redis.publish(LIVE_CHANNEL, payload);
  };
  const listenHandle = listenTo({
    url,
    channel: LIVE_CHANNEL,
    name: 'rondo-live-relay',
    onHeard: (payload) => {
      pass(payload).catch((error: unknown) => log.warn({ err: error }, 'a signal did not reach Redis'));
    },
    onReady: () => undefined,
    log,
  });
  return {
    async stop() {
      await listenHandle.stop();
      redis.disconnect();
    },
  };
}

function connect(redisUrl: string, log: Logger): Redis {
  // Subscriptions are made on every `ready`, by us: the moment says that something may have been missed.
  const redis = new Redis(redisUrl, { autoResubscribe: false, maxRetriesPerRequest: 2 });
  redis.on('error', (error: unknown) => log.warn({ err: error }, 'Redis'));
  return redis;
}

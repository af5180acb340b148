import pg from 'pg';
import type { Logger } from 'pino';

interface Parts {
  url: string;
  channel: string;
  /** Named in the database's list of connections. */
  name: string;
  onHeard: (payload: string) => void;
  /** Listening from now on, first or again: what was said in between is lost and has to be looked for. */
  onReady: () => void;
  log: Logger;
}

export interface ListenHandle {
  stop(): Promise<void>;
}

/** From a broken connection to the next try, ms. */
const RETRY_MS = 1_000;

/** A connection of its own that hears NOTIFY on a channel, opened again whenever it breaks. */
export function listenTo(parts: Parts): ListenHandle {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Opens another one in place of this. What a connection still says after it was replaced opens no second one. */
  const again = (broken: pg.Client, error?: unknown): void => {
    if (stopped || client !== broken) return;
    if (error) parts.log.warn({ reason: wordsOf(error), channel: parts.channel }, 'cannot listen to the database now');
    clearTimeout(retry);
    retry = setTimeout(() => void open(), RETRY_MS);
  };
  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: parts.url, application_name: parts.name, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => parts.onHeard(payload ?? ''));
    next.on('error', (error) => {
      if (!stopped) parts.log.warn({ reason: error.message, channel: parts.channel }, 'the listening connection broke');
    });
    next.once('end', () => again(next));
    try {
      await next.connect();
      await next.query(`listen ${parts.channel}`);
      if (!stopped) parts.onReady();
    } catch (error) {
      again(next, error);
    }
  };
  void open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** One line: the whole of a database error is kilobytes that say no more. */
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

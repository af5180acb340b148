import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { messageApi as api } from '@rondo/contract/message';
import { languageOf } from '@rondo/domain/language';
import type { OpenContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { type EventStream, eventStream } from '../../platform/live/event-stream.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import type { SignalKind } from '../../platform/live/signal.ts';
import { stillWorks } from '../people/index.ts';
import { ticketHash } from './message.actions.ts';
import { presentMessage } from './message.present.ts';
import * as q from './message.queries.ts';

/** A page says how long ago it began to read; its call takes some time to come, ms. */
const ON_THE_WAY_MS = 5_000;
/** Messages a reader who was away gets at most; the counters say that there are more. */
const MOST_MISSED = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who reads a stream, in which words. */
interface Reader {
  companyId: string;
  memberId: string;
  sessionId: string;
  language: 'zh-CN' | 'en-US';
  timeZone: string;
}

/** Opens the event stream of a ticket's session; resumes after the message whose id the browser has last. */
export const openStream =
  (hub: LiveHub) =>
  async (context: OpenContext, input: Parsed<typeof api.stream>, { request, reply }: Wire): Promise<void> => {
    const reader = await readerOfTicket(context, input.ticket);
    const db = context.company(reader.companyId);
    const start = await startOf(db, reader, lastEventId(request));
    let stream: EventStream | null = null;
    const messages = messagePump({ db, reader, start, open: () => stream, log: request.log });
    const count = coalesced(() => void stream?.send('counters', {}));
    const reread = coalesced(() => void stream?.send('access', {}));
    const work = coalesced(() => void stream?.send('job', {}));
    const place = hub.join({
      ...reader,
      heard: (kind) => {
        if (kind === 'message') messages.pump();
        else if (kind === 'access') reread();
        else if (kind === 'job') work();
        else count();
      },
      beat: () => stream?.beat(),
      over: (why) => {
        if (why === 'session') void stream?.send('session', {});
        stream?.end();
      },
    });
    if (!place) throw new AppError('TOO_OFTEN');
    // What browsers of another host may do with the answer stands in its headers.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    stream = eventStream(reply.raw);
    stream.onEnd(place.leave);
    // What changed since the page read, and before the stream was open, nobody told it.
    const isMissed = (kind: SignalKind): boolean =>
      input.readMsAgo === undefined || hub.mayHaveHeard(reader, kind, input.readMsAgo + ON_THE_WAY_MS);
    if (isMissed('counters')) count();
    if (isMissed('job')) work();
    if (input.readMsAgo !== undefined && isMissed('access')) reread();
    messages.pump();
  };

/** Moves come in crowds: one call for all within this time, ms. */
const GATHER_MS = 50;

function coalesced(call: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      call();
    }, GATHER_MS);
  };
}

async function readerOfTicket({ db, company, now }: OpenContext, ticket: string): Promise<Reader> {
  const taken = await q.takeTicket(db, ticketHash(ticket)).executeTakeFirst();
  if (!taken || taken.expires_at <= now()) throw new AppError('NO_SESSION');
  const row = await q.readerOf(db, taken.session_id, now()).executeTakeFirst();
  if (!row) throw new AppError('SESSION_ENDED');
  const works = await stillWorks(company(row.company_id), row.company_id, row.member_id).executeTakeFirst();
  if (!works) throw new AppError('SESSION_ENDED');
  return {
    companyId: row.company_id,
    memberId: row.member_id,
    sessionId: taken.session_id,
    language: languageOf(row.language),
    timeZone: row.time_zone,
  };
}

/** The browser's own header, or the parameter our client sends because it opens each stream anew. */
function lastEventId(request: Wire['request']): string | null {
  const header = request.headers['last-event-id'];
  const url = request.raw.url ?? '';
  const parameter = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lastEventId');
  const told = typeof header === 'string' && header !== '' ? header : parameter;
  return told !== null && UUID.test(told) ? told : null;
}

/** After the message the browser has; a browser that has none gets what comes from now on. */
async function startOf(db: Db, reader: Reader, lastId: string | null): Promise<q.Position> {
  const known = lastId && (await q.positionOf(db, reader, lastId).executeTakeFirst());
  const row = known || (await q.newest(db, reader).executeTakeFirst());
  return row ? { createdAt: row.created_at, id: row.id } : { createdAt: new Date(0), id: NO_ID };
}

interface Pump {
  db: Db;
  reader: Reader;
  start: q.Position;
  open: () => EventStream | null;
  log: Wire['request']['log'];
}

/** What is muted is not pushed. */
const never = (): boolean => false;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Sends what came after the position, in order and each once: a signal says only that there is something. One look at a
 * time; a signal during a look makes another one follow.
 */
function messagePump({ db, reader, start, open, log }: Pump) {
  let position = start;
  let isLooking = false;
  let isCalled = false;
  const look = async (stream: EventStream): Promise<void> => {
    const rows = await q.after(db, reader, position, MOST_MISSED).execute();
    for (const row of rows.reverse()) {
      if (!(await stream.send('message', presentMessage(row, reader, never), row.id))) return;
      position = { createdAt: row.created_at, id: row.id };
    }
  };
  const pump = (): void => {
    const stream = open();
    if (!stream?.isOpen) return;
    isCalled = true;
    if (isLooking) return;
    isLooking = true;
    void (async () => {
      try {
        while (isCalled && stream.isOpen) {
          isCalled = false;
          await look(stream);
        }
      } catch (error) {
        // The browser comes back by itself and asks for what it missed.
        log.warn({ err: error }, 'an event stream broke');
        stream.end();
      } finally {
        isLooking = false;
      }
    })();
  };
  return { pump };
}

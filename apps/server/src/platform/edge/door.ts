import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { DialFailed, dialCauseOf } from './dial-cause.ts';

/** Where the web server carries a connection through a gateway. */
export const DIAL_PATH = '/edge/dial';
/** What the connection becomes after the handshake: plain bytes of the device. */
export const DIAL_UPGRADE = 'rondo-edge-dial';
export const PASS_HEADER = 'x-rondo-edge-pass';
/** Why it did not come: one of DIAL_CAUSES. */
export const CAUSE_HEADER = 'x-rondo-edge-cause';
/** Set by the node that passes a request on to another one, which does not pass it on again. */
export const HOP_HEADER = 'x-rondo-edge-hop';
/** Where the web server asks a gateway something. */
export const ASK_PATH = '/edge/ask';

/** The way to a device behind a store gateway. */
export interface Via {
  /** Address of a web server, such as http://127.0.0.1:5180; null: this process knows none. */
  webUrl: string | null;
  /** Sealed by the web server for one gateway and one host. */
  pass: string;
}

/**
 * Connects to a port of a device behind a gateway: an HTTP request to a web server that becomes the connection. Rejects with DialFailed.
 */
export function dialThrough(
  { webUrl, pass }: Via,
  host: string,
  port: number,
  waitMs: number,
  isHop = false,
): Promise<Socket> {
  if (webUrl === null) return Promise.reject(new DialFailed('away'));
  const url = new URL(DIAL_PATH, webUrl);
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  const send = url.protocol === 'https:' ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    const asking = send(url, {
      agent: false,
      headers: { Connection: 'Upgrade', Upgrade: DIAL_UPGRADE, [PASS_HEADER]: pass, ...hop(isHop) },
    });
    const timer = setTimeout(() => asking.destroy(new Error('no answer')), waitMs);
    asking.once('upgrade', (_, socket, head) => {
      clearTimeout(timer);
      const connection = socket as Socket;
      connection.setNoDelay(true);
      if (head.length > 0) connection.unshift(head);
      resolve(connection);
    });
    asking.once('response', (response) => {
      clearTimeout(timer);
      response.resume();
      const cause = response.headers[CAUSE_HEADER];
      reject(new DialFailed(dialCauseOf(typeof cause === 'string' ? cause : 'away')));
    });
    asking.once('error', (error) => {
      clearTimeout(timer);
      reject(new DialFailed('away', { cause: error }));
    });
    asking.end();
  });
}

const hop = (isHop: boolean): Record<string, string> => (isHop ? { [HOP_HEADER]: '1' } : {});

const saidShape = z.object({ said: z.unknown() });

/** Asks a gateway something by way of a web server; resolves with what it said, unread. Rejects with DialFailed. */
export async function askThrough(
  { webUrl, pass }: Via,
  question: unknown,
  waitMs: number,
  isHop = false,
): Promise<unknown> {
  if (webUrl === null) throw new DialFailed('away');
  let response: Response;
  try {
    response = await fetch(new URL(ASK_PATH, webUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [PASS_HEADER]: pass, ...hop(isHop) },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(waitMs),
    });
  } catch (error) {
    throw new DialFailed('away', { cause: error });
  }
  if (!response.ok) throw new DialFailed(dialCauseOf(response.headers.get(CAUSE_HEADER) ?? 'away'));
  return saidShape.parse(await response.json()).said;
}

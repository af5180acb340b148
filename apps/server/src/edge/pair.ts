import { request } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { PAIR_PATH } from '../platform/edge/connect-headers.ts';

const ANSWER_MS = 15_000;
/** An answer with a key is far below. */
const LONGEST = 4_096;

const pairedShape = z.object({ key: z.string().min(20) });
const refusedShape = z.object({ reason: z.enum(['code', 'often']) });

/** Trades the code for the gateway's own key. Rejects in words for whoever runs the gateway. */
export async function pair(server: URL, socket: Socket, code: string): Promise<string> {
  const { status, text } = await post(server, socket, JSON.stringify({ code }));
  if (status === 200) return pairedShape.parse(JSON.parse(text)).key;
  const refused = status === 403 || status === 429 ? refusedShape.safeParse(JSON.parse(text)) : null;
  if (refused?.data?.reason === 'code')
    throw new PairingRefused('The pairing code is wrong, was used, or is older than ten minutes: make a new one.');
  if (refused?.data?.reason === 'often')
    throw new PairingRefused('Too many wrong pairing codes came from this address: try again in ten minutes.');
  throw new Error(`the server answered ${status} to the pairing code`);
}

/** The server says no to the code: trying again does not help. */
export class PairingRefused extends Error {
  override readonly name = 'PairingRefused';
}

function post(server: URL, socket: Socket, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        ...{ method: 'POST', path: PAIR_PATH, createConnection: () => socket },
        headers: {
          Host: server.host,
          Connection: 'close',
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        },
        signal: AbortSignal.timeout(ANSWER_MS),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > LONGEST) response.destroy(new Error('an answer without end'));
        });
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
}

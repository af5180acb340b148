import { request } from 'node:http';
import { type Reason, reasonOf } from '@rondo/contract/kit/codes';
import type { Sent } from '../client.ts';
import type { World } from '../world-shape.ts';

export interface Answer {
  status: number;
  reason: Reason | null;
  data: unknown;
  /** Of a refusal that asks for patience. */
  retryAfter?: string;
}

/** A call from an address of this machine's own network, as from another machine. */
export function from(w: World, address: string, { method, url, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(`${w.base}${url}`, { method, headers, localAddress: address, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => {
        const { code, data } = JSON.parse(text) as { code: number; data: unknown };
        const retryAfter = response.headers['retry-after'];
        const answer = { status: response.statusCode ?? 0, reason: reasonOf(code), data };
        resolve(retryAfter === undefined ? answer : { ...answer, retryAfter });
      });
    });
    call.on('error', reject);
    call.end(typeof body === 'string' ? body : '');
  });
}

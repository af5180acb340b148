import type { Socket } from 'node:net';
import type { Refusal } from '@rondo/contract/kit/codes';
import type { FastifyInstance } from 'fastify';
import { refuse } from './answer.ts';

/** What the parser of HTTP could not read, as an answer: the language of the caller is not known yet. */
const ANSWERS = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', reason: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', reason: 'NETWORK_EXCEPTION' },
} as const satisfies Record<string, { status: string; reason: Refusal }>;
const UNREADABLE = { status: '400 Bad Request', reason: 'INPUT_REFUSED' } as const;

/** Answers a request that never became one, with the envelope, and ends its connection. */
export function answerClientError(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  // A client that went away hears nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = Object.entries(ANSWERS).find(([code]) => code === error.code)?.[1];
  const { status, reason } = known ?? UNREADABLE;
  const body = JSON.stringify(refuse(reason, 'zh-CN'));
  this.log.debug({ err: error }, 'unreadable request');
  // With its answer under way already a second one would be read as a part of it.
  if (!hasAnswer(socket)) {
    socket.write(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/** Whether the answer to this request has begun; Node keeps it on the socket. */
function hasAnswer(socket: Socket): boolean {
  if (!('_httpMessage' in socket)) return false;
  const message = socket._httpMessage;
  return typeof message === 'object' && message !== null && 'headersSent' in message && message.headersSent === true;
}

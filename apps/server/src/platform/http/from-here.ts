import type { FastifyRequest } from 'fastify';

/** Marks of a request that somebody passed on: its socket says nothing about who asks. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Asked from this machine itself, by a name of this machine: a page on the net cannot rebind its name to it. */
export function isFromHere({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    PASSED_ON.every((name) => headers[name] === undefined)
  );
}

import { sessionApi } from '@rondo/contract/session';
import { streamPorts } from '@rondo/domain/stream-port';
import { call } from '../../shared/http/http.ts';
import { type Environment, withPort } from './stream-address.ts';

const nextPort = streamPorts(Math.random);
let known: Promise<Environment> | null = null;

/** The address to open for what a ticket names: on prod and stage with one of the six ports (section 9), else as it is. */
export async function openable(address: string): Promise<string> {
  const environment = await environmentNow();
  return withPort(address, window.location.href, environment, nextPort);
}

/** Asked once; again after a failure. */
function environmentNow(): Promise<Environment> {
  known ??= call(sessionApi.welcome, {}, { hideErrors: true }).then(
    ({ environment }) => environment,
    (cause: unknown) => {
      known = null;
      throw cause;
    },
  );
  return known;
}

import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { open, parseEnvelope } from './http/envelope.ts';
import { send } from './http/exchange.ts';
import { transport } from './http/http.ts';
import { outgoing } from './http/request.ts';

/** Saves the spreadsheet that an endpoint answers with. */
export const saveXlsx = <E extends Endpoint>(endpoint: E, input: Input<E>, name: string): Promise<void> =>
  saveAnswer(endpoint, input, name);

/** Saves the file that an endpoint answers with. A refusal is shown as any other and rejects. */
export async function saveAnswer<E extends Endpoint>(endpoint: E, input: Input<E>, name: string): Promise<void> {
  const { env, clock, refuse } = transport;
  const { token } = env.session();
  try {
    const response = await send(env, clock, outgoing(endpoint, input), env.apiOrigin());
    const isFile = response.ok && !response.headers.get('content-type')?.includes('json');
    if (isFile) saveBlob(await response.blob(), name);
    else open(parseEnvelope(await response.text()), response.status);
  } catch (cause) {
    await refuse(cause, endpoint, {}, token);
  }
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { open, parseEnvelope } from './http/envelope.ts';
import { isJson, send } from './http/exchange.ts';
import { transport } from './http/http.ts';
import { outgoing } from './http/request.ts';

/** Saves the file that an endpoint answers with, under the name that the server gives it. A refusal is shown as any other and rejects. */
export async function saveAnswer<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const { env, clock, refuse } = transport;
  const { token } = env.session();
  try {
    const response = await send(env, clock, outgoing(endpoint, input), env.apiOrigin());
    if (response.ok && !isJson(response)) saveBlob(await response.blob(), nameOf(response));
    else open(parseEnvelope(await response.text()), response.status);
  } catch (cause) {
    await refuse(cause, endpoint, {}, token);
  }
}

/** `attachment; filename*=UTF-8''…`, as the server heads every file. */
function nameOf(response: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  if (encoded === undefined) throw new Error(`a file without a name: ${response.url}`);
  return decodeURIComponent(encoded);
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

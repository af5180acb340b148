import { CODES } from '@rondo/contract/kit/codes';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { z } from 'zod';
import type { CallOptions } from './behaviours.ts';
import { open, parseEnvelope } from './envelope.ts';
import { transport as browser } from './http.ts';
import { Refusal, unreachable } from './refusal.ts';
import { addressOf, headersOf, type Outgoing, pairsOf } from './request.ts';
import { read, type Transport } from './transport.ts';

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** How much has left, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Stops the upload: it rejects with 94002, without a word. */
  signal?: AbortSignal;
}

/** Sends files (part name `file`) with the endpoint's text fields. Progress needs XMLHttpRequest: fetch cannot tell it. */
export async function upload<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  files: readonly File[],
  options: UploadOptions = {},
  transport: Transport = browser,
): Promise<z.output<O>> {
  const { token } = transport.env.session();
  const call: Outgoing = {
    method: endpoint.method,
    path: endpoint.path,
    query: [],
    ignore: endpoint.ignore ?? [],
    body: formOf(input, files),
    isOpen: endpoint.needs.kind === 'open',
  };
  transport.memory.empty();
  try {
    const once = () => post(transport, call, options);
    const data = await once().catch((cause: unknown) => {
      const wasClock = cause instanceof Refusal && cause.reason === 'CLOCK_OFF';
      if (wasClock && transport.clock.learnFromAnswer(cause.data)) return once();
      throw cause;
    });
    return read(endpoint, data);
  } catch (cause) {
    return transport.refuse(cause, endpoint, options, token);
  }
}

/** Text fields first, so that the server knows them before it reads the stream. */
function formOf(input: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of pairsOf(input)) form.append(name, value);
  for (const file of files) form.append('file', file, file.name);
  return form;
}

function post({ env, clock }: Transport, call: Outgoing, options: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, env.apiOrigin() + addressOf(call));
    for (const [name, value] of Object.entries(headersOf(call, env, clock.now()))) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new Refusal(CODES.SUPERSEDED.code, ''));
    request.onload = () => {
      clock.learnFromHeader(request.getResponseHeader('date'));
      try {
        resolve(open(parseEnvelope(request.responseText), request.status));
      } catch (cause) {
        reject(cause);
      }
    };
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (options.signal?.aborted) request.onabort?.(new ProgressEvent('abort'));
    else request.send(call.body instanceof FormData ? call.body : null);
  });
}

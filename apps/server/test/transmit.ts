import { Agent, request } from 'node:http';

/** A call on its way. */
export interface Sent {
  method: string;
  /** With the query. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | FormData | undefined;
}

/** What came back. */
export interface Received {
  status: number;
  /** Of `content-type`, empty without one. */
  type: string;
  text: string;
}

/** Connections stay open between calls, as a browser's do. */
const agent = new Agent({ keepAlive: true });

/**
 * Sends a call over HTTP and reads the whole answer; redirects are not followed. Plain `node:http`: the tests send a hundred
 * thousand calls, and `fetch` takes more of the machine than the server it calls.
 * Rejects as `fetch` does: with a TypeError whose cause is what broke the connection, or with the reason of `signal`.
 */
export async function transmit(base: string, sent: Sent, signal?: AbortSignal): Promise<Received> {
  const { bytes, headers } = await payload(sent);
  return new Promise((resolve, reject) => {
    const broken = (cause: Error): void =>
      reject(signal?.aborted ? signal.reason : new TypeError('the connection broke', { cause }));
    const call = request(
      `${base}${sent.url}`,
      { agent, method: sent.method, headers, ...(signal ? { signal } : {}) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', broken);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    call.on('error', broken);
    call.end(bytes);
  });
}

/** A form is encoded by the platform, which chooses its boundary. */
async function payload({ headers, body }: Sent): Promise<{ bytes: string | Buffer; headers: Sent['headers'] }> {
  if (!(body instanceof FormData)) return { bytes: body ?? '', headers: withLength(headers, body ?? '') };
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? '';
  return { bytes, headers: withLength({ ...headers, 'content-type': type }, bytes) };
}

/** Without a length node sends chunks; what has no body says nothing about it. */
const withLength = (headers: Sent['headers'], bytes: string | Buffer): Sent['headers'] =>
  bytes.length === 0 ? headers : { ...headers, 'content-length': String(Buffer.byteLength(bytes)) };

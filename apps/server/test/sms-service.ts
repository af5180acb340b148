import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedSms {
  fields: Record<string, string>;
  authorization: string;
  /** The signature is the one this service works out for itself. */
  isSigned: boolean;
}

export interface SmsService {
  url: string;
  received: ReceivedSms[];
  /** What it answers from now on. */
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** A text message service as docs/sms.md describes it, over real HTTP. */
export async function smsService(secret: string): Promise<SmsService> {
  const self: Omit<SmsService, 'url' | 'stop'> = {
    received: [],
    answer: (response) => response.setHeader('content-type', 'application/json').end('{"Code":"OK"}'),
  };
  const server = createServer((request, response) => {
    read(request).then(
      (body) => {
        const fields = JSON.parse(body) as Record<string, string>;
        const authorization = request.headers.authorization ?? '';
        self.received.push({ fields, authorization, isSigned: isSigned(request, fields, body, secret) });
        self.answer(response);
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(self, {
    url: `http://127.0.0.1:${port}/send?region=cn`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function isSigned(
  { method, url, headers }: IncomingMessage,
  fields: Record<string, string>,
  body: string,
  secret: string,
): boolean {
  const digest = createHash('sha256').update(body).digest('hex');
  const text = [method, url, fields.Timestamp, fields.Nonce, digest].join('\n');
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return headers.authorization === `RONDO-HMAC-SHA256 Credential=${fields.AccessKeyId}, Signature=${signature}`;
}

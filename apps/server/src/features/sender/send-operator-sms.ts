import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Settings } from '../../platform/settings.ts';
import type { Letter } from './letter.ts';
import { SendingFailed } from './sending-failed.ts';

/** A service that takes longer is tried again later, ms. */
const PATIENCE_MS = 10_000;

type SmsSettings = Pick<Settings, 'smsAccessKey' | 'smsSecretKey' | 'smsSignName' | 'smsTemplates'>;

interface Message {
  /** Names the message for good: a service that remembers it sends it once. */
  id: string;
  to: string;
  rendered: Pick<Letter, 'key' | 'params' | 'sms'>;
  at: Date;
}

/** Gives a text message to the service that the operator set up (docs/sms.md). Throws SendingFailed. */
export async function sendOperatorSms(settings: SmsSettings, smsUrl: string, message: Message): Promise<void> {
  const url = new URL(smsUrl);
  const timestamp = `${message.at.toISOString().slice(0, 19)}Z`;
  const nonce = randomUUID();
  const accessKeyId = settings.smsAccessKey ?? '';
  const body = JSON.stringify({
    ...fields(settings, message),
    AccessKeyId: accessKeyId,
    Timestamp: timestamp,
    Nonce: nonce,
  });
  const signature = sign(settings.smsSecretKey ?? '', {
    method: 'POST',
    path: url.pathname + url.search,
    timestamp,
    nonce,
    body,
  });
  const answer = await post(url, body, `RONDO-HMAC-SHA256 Credential=${accessKeyId}, Signature=${signature}`);
  if (!answer.ok) throw new SendingFailed(`answered ${answer.status} ${answer.text}`.trim().slice(0, 200), false);
  const refused = refusalOf(answer.text);
  if (refused !== null) throw new SendingFailed(refused.slice(0, 200), false);
}

/** A template of the service where one is named for the text, otherwise the whole text. */
function fields({ smsSignName, smsTemplates }: SmsSettings, { id, to, rendered }: Message) {
  const TemplateCode = smsTemplates[rendered.key];
  const params = Object.fromEntries(Object.entries(rendered.params).map(([name, value]) => [name, String(value)]));
  return {
    PhoneNumbers: to,
    SignName: smsSignName,
    ...(TemplateCode ? { TemplateCode, TemplateParam: JSON.stringify(params) } : { Content: rendered.sms }),
    OutId: id,
  };
}

interface Signed {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  body: string;
}

/** HMAC-SHA256, hex, over method, path, time, nonce and the SHA-256 of the body, one a line. */
function sign(key: string, { method, path, timestamp, nonce, body }: Signed): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update([method, path, timestamp, nonce, digest].join('\n')).digest('hex');
}

async function post(url: URL, body: string, authorization: string) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', authorization },
      body,
      // Another address would get number, text and a signature that were meant for this one.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { ok: response.ok, status: response.status, text: (await response.text()).slice(0, 10_000) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new SendingFailed(`${error instanceof Error ? error.message : String(error)}${cause}`, false, {
      cause: error,
    });
  }
}

/** Services answer 200 to what they refuse and say so in `Code`; an answer without one is taken as sent. */
function refusalOf(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null || !('Code' in answer)) return null;
    if (answer.Code === 'OK') return null;
    return `${String(answer.Code)} ${'Message' in answer ? String(answer.Message) : ''}`.trim();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

import { CODES } from '@rondo/contract/kit/codes';
import { type Envelope, isEnvelope } from '@rondo/contract/kit/envelope';
import { Refusal, unreachable } from './refusal.ts';

/** Reads an envelope; `null` when the text is none of ours (a gateway's own page). */
export function parseEnvelope(text: string): Envelope | null {
  const answer = parseJson(text);
  return isEnvelope(answer) ? answer : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, and so not an envelope either.
    return null;
  }
}

/** The data of an envelope, or its refusal. HTTP 403 is "the session is over" and nothing else. */
export function open(envelope: Envelope | null, status: number): unknown {
  if (status === 403) throw new Refusal(CODES.SESSION_ENDED.code, envelope?.msg ?? '');
  if (!envelope) throw unreachable();
  if (envelope.code === CODES.OK.code) return envelope.data;
  throw new Refusal(envelope.code, envelope.msg, envelope.data);
}

import { CODES } from '@rondo/contract/kit/codes';
import type { Sent } from '../client.ts';
import { transmit } from '../transmit.ts';
import type { Form } from './forms.ts';

/** What a call must never get. */
export interface Findings {
  sent: number;
  serverErrors: string[];
  faults: string[];
  resets: string[];
  hangs: string[];
  /** Operations that were late once. */
  late: Set<string>;
  /** The slowest answer, ms. */
  slowestMs: number;
}

export const noFindings = (): Findings => ({
  sent: 0,
  serverErrors: [],
  faults: [],
  resets: [],
  hangs: [],
  late: new Set(),
  slowestMs: 0,
});

/** An answer that takes longer counts as none, ms. */
export const LONGEST_MS = 5_000;

/** What came back; null when nothing did. */
export interface Answer {
  status: number;
  /** Null for a file. */
  code: number | null;
}

/**
 * Sends one call and notes what must not happen. `label` tells it apart in the findings. A machine may stand still for some seconds, and
 * then any call is late once. What hangs does so again: an operation that is late a second time, with this input or another, hangs.
 */
export async function probe(
  base: string,
  sent: Sent,
  label: string,
  findings: Findings,
  form?: Form,
): Promise<Answer | null> {
  findings.sent += 1;
  const whole = form ? withForm(sent, form) : sent;
  const operation = `${sent.method} ${sent.url.split('?')[0]}`;
  for (;;) {
    const answer = await tried(base, whole, label, findings);
    if (answer !== 'late') return answer;
    if (findings.late.has(operation)) break;
    findings.late.add(operation);
  }
  findings.hangs.push(label);
  return null;
}

async function tried(base: string, sent: Sent, label: string, findings: Findings): Promise<Answer | null | 'late'> {
  const began = performance.now();
  try {
    const { status, type, text } = await transmit(base, sent, AbortSignal.timeout(LONGEST_MS));
    findings.slowestMs = Math.max(findings.slowestMs, performance.now() - began);
    if (status >= 500) findings.serverErrors.push(`${label}: ${status}`);
    const code = type.includes('application/json') ? codeOf(text) : null;
    if (code === CODES.OPERATION_EXCEPTION.code) findings.faults.push(label);
    return { status, code };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'late';
    if (!(error instanceof TypeError)) throw error;
    findings.resets.push(label);
    return null;
  }
}

const withForm = (sent: Sent, { type, body }: Form): Sent => ({
  ...sent,
  headers: { ...sent.headers, 'content-type': type },
  body,
});

function codeOf(text: string): number | null {
  const value: unknown = JSON.parse(text);
  const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : null;
  return typeof code === 'number' ? code : null;
}

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
  /** The slowest answer, ms. */
  slowestMs: number;
}

export const noFindings = (): Findings => ({
  sent: 0,
  serverErrors: [],
  faults: [],
  resets: [],
  hangs: [],
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

/** Sends one call and notes what must not happen. `label` tells it apart in the findings. */
export async function probe(
  base: string,
  sent: Sent,
  label: string,
  findings: Findings,
  form?: Form,
): Promise<Answer | null> {
  findings.sent += 1;
  const began = performance.now();
  const limit = runningTime(LONGEST_MS);
  try {
    const { status, type, text } = await transmit(base, form ? withForm(sent, form) : sent, limit.signal);
    findings.slowestMs = Math.max(findings.slowestMs, performance.now() - began);
    if (status >= 500) findings.serverErrors.push(`${label}: ${status}`);
    const code = type.includes('application/json') ? codeOf(text) : null;
    if (code === CODES.OPERATION_EXCEPTION.code) findings.faults.push(label);
    return { status, code };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') findings.hangs.push(label);
    else if (error instanceof TypeError) findings.resets.push(label);
    else throw error;
    return null;
  } finally {
    limit.clear();
  }
}

/** How often it is looked whether this machine still runs, ms. */
const TICK_MS = 50;

/**
 * Ends after this much time in which the machine ran, ms: a virtual machine that is halted for some seconds takes them from every call, and no
 * answer of a server could come meanwhile. Each tick counts for no more than two.
 */
function runningTime(ms: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  let left = ms;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    left -= Math.min(now - last, 2 * TICK_MS);
    last = now;
    if (left <= 0) controller.abort(new DOMException('the answer took too long', 'TimeoutError'));
  }, TICK_MS);
  return { signal: controller.signal, clear: () => clearInterval(timer) };
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

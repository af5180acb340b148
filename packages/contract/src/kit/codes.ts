import { REFUSALS } from '../features.gen.ts';

/** What the client does with an answer. */
export type Behaviour =
  /** Resolve with data. */
  | 'resolve'
  /** Toast "login expired", then the sign-in page after 1 s. */
  | 'session_over'
  /** Toast "Network exception" unless the call hides errors. */
  | 'network'
  /** Toast "Operation exception, please try again!". */
  | 'operation'
  /** Reject without a word. */
  | 'silent'
  /** The call's own callback handles it and the promise stays unresolved; without one, toast and reject. */
  | 'task_gone'
  /** Toast the server's text and reject. */
  | 'tell'
  /** Learn the server's clock and sign again once. */
  | 'clock'
  /** A page goes to /403; an action says so. */
  | 'no_permission';

interface Row {
  code: number;
  behaviour: Behaviour;
}

/** Answers that belong to no noun: those of the specification (section 8, `wire.md` "Answers") and those of the edge. */
const GENERAL = {
  OK: { code: 20000, behaviour: 'resolve' },
  NO_SESSION: { code: 20001, behaviour: 'session_over' },
  SESSION_EXPIRED: { code: 20101, behaviour: 'session_over' },
  SESSION_ENDED: { code: 90017, behaviour: 'session_over' },
  SIGNATURE_REFUSED: { code: 90020, behaviour: 'tell' },
  CLOCK_OFF: { code: 90021, behaviour: 'clock' },
  PLATFORM_MISSING: { code: 90022, behaviour: 'tell' },
  INPUT_REFUSED: { code: 90400, behaviour: 'tell' },
  FORBIDDEN: { code: 90403, behaviour: 'no_permission' },
  NOT_FOUND: { code: 90404, behaviour: 'tell' },
  STALE: { code: 90409, behaviour: 'tell' },
  TOO_LARGE: { code: 90413, behaviour: 'tell' },
  UNSUPPORTED_TYPE: { code: 90415, behaviour: 'tell' },
  TOO_OFTEN: { code: 90429, behaviour: 'tell' },
  SUPERSEDED: { code: 94002, behaviour: 'silent' },
  TASK_HANDLED: { code: 95003, behaviour: 'task_gone' },
  TASK_CLOSED: { code: 95011, behaviour: 'task_gone' },
  TASK_DELETED: { code: 95012, behaviour: 'task_gone' },
  OPERATION_EXCEPTION: { code: 99001, behaviour: 'operation' },
  NETWORK_EXCEPTION: { code: 99999, behaviour: 'network' },
  HOST_REFUSED: { code: 90421, behaviour: 'tell' },
  MOVE_NOT_ALLOWED: { code: 93018, behaviour: 'tell' },
} as const satisfies Record<string, Row>;

/**
 * The one table of answers. The reason is what our code says, the code what travels, the behaviour what the client does. Texts
 * are the messages `error.<REASON>` in both languages. A refusal of one noun stands in its `<noun>.feature.ts`.
 */
export const CODES = { ...GENERAL, ...REFUSALS } as const satisfies Record<string, Row>;

/** The name of an answer in our code. */
export type Reason = keyof typeof CODES;

/** Everything but success. */
export type Refusal = Exclude<Reason, 'OK'>;

const byCode = new Map<number, Reason>((Object.keys(CODES) as Reason[]).map((reason) => [CODES[reason].code, reason]));

/** The reason behind a code that travelled; `null` for a code this version does not know. */
export function reasonOf(code: number): Reason | null {
  return byCode.get(code) ?? null;
}

/** What the client does with a code; codes it does not know are told as the server words them. */
export function behaviourOf(code: number): Behaviour {
  const reason = reasonOf(code);
  return reason ? CODES[reason].behaviour : 'tell';
}

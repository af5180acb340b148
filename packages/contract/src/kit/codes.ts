/**
 * The one table of answers (specification section 8, `wire.md` "Answers"). The reason is what our code says, the code what
 * travels, the behaviour what the client does. Texts are the messages `error.<REASON>` in both languages.
 */
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

export const CODES = {
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
  // People (91xxx)
  WRONG_PASSWORD: { code: 91001, behaviour: 'tell' },
  LOGIN_LOCKED: { code: 91002, behaviour: 'tell' },
  ACCOUNT_TAKEN: { code: 91003, behaviour: 'tell' },
  SETUP_DONE: { code: 91004, behaviour: 'tell' },
  PASSWORD_WEAK: { code: 91005, behaviour: 'tell' },
  MEMBER_NOT_FOUND: { code: 91006, behaviour: 'tell' },
  MEMBER_MOBILE_TAKEN: { code: 91007, behaviour: 'tell' },
  MEMBER_MAIL_TAKEN: { code: 91008, behaviour: 'tell' },
  MEMBER_NO_TAKEN: { code: 91009, behaviour: 'tell' },
  MEMBER_ABOVE: { code: 91010, behaviour: 'tell' },
  MEMBER_IS_OWNER: { code: 91011, behaviour: 'tell' },
  MEMBER_SELF: { code: 91012, behaviour: 'tell' },
  MEMBER_LAST_ADMIN: { code: 91013, behaviour: 'tell' },
  MEMBER_NEEDS_ROLE: { code: 91014, behaviour: 'tell' },
  CONTACT_IS_THEIRS: { code: 91015, behaviour: 'tell' },
  HANDOVER_OPEN: { code: 91016, behaviour: 'tell' },
  DEPARTMENT_NAME_TAKEN: { code: 91017, behaviour: 'tell' },
  DEPARTMENT_CODE_TAKEN: { code: 91018, behaviour: 'tell' },
  DEPARTMENT_TOO_DEEP: { code: 91019, behaviour: 'tell' },
  DEPARTMENT_INTO_ITSELF: { code: 91020, behaviour: 'tell' },
  DEPARTMENT_IS_ROOT: { code: 91021, behaviour: 'tell' },
  DEPARTMENT_HAS_CHILDREN: { code: 91022, behaviour: 'tell' },
  DEPARTMENT_HAS_MEMBERS: { code: 91023, behaviour: 'tell' },
  ROLE_NAME_TAKEN: { code: 91024, behaviour: 'tell' },
  ROLE_LIMIT: { code: 91025, behaviour: 'tell' },
  ROLE_LOCKED: { code: 91026, behaviour: 'tell' },
  ROLE_ABOVE: { code: 91027, behaviour: 'tell' },
  ROLE_NOT_PRESET: { code: 91028, behaviour: 'tell' },
  ROLE_IN_USE: { code: 91029, behaviour: 'tell' },
  CODE_NEEDS_PARENT: { code: 91030, behaviour: 'tell' },
  SCOPE_ABOVE: { code: 91031, behaviour: 'tell' },
  APPLICATION_DECIDED: { code: 91032, behaviour: 'tell' },
  INVITE_OVER: { code: 91033, behaviour: 'tell' },
  INVITE_NEEDS_PLACE: { code: 91034, behaviour: 'tell' },
  ALREADY_MEMBER: { code: 91035, behaviour: 'tell' },
  ALREADY_APPLIED: { code: 91036, behaviour: 'tell' },
  CODE_WRONG: { code: 91037, behaviour: 'tell' },
  CODE_TOO_SOON: { code: 91038, behaviour: 'tell' },
  CODE_TOO_MANY: { code: 91039, behaviour: 'tell' },
  PASS_OVER: { code: 91040, behaviour: 'tell' },
  REGISTRATION_CLOSED: { code: 91041, behaviour: 'tell' },
  OWNERSHIP_PENDING: { code: 91042, behaviour: 'tell' },
  OWNERSHIP_NOT_ADMIN: { code: 91043, behaviour: 'tell' },
  OWNERSHIP_DECIDED: { code: 91044, behaviour: 'tell' },
  COMPANY_NAME_DIFFERS: { code: 91045, behaviour: 'tell' },
  COMPANY_DISSOLVING: { code: 91046, behaviour: 'tell' },
  WATERMARK_EMPTY: { code: 91047, behaviour: 'tell' },
  PASSWORD_FIRST: { code: 91048, behaviour: 'tell' },
  SETUP_KEY_WRONG: { code: 91049, behaviour: 'tell' },
  SUCCESSOR_OUTSIDE: { code: 91050, behaviour: 'tell' },
  // Stores and devices (92xxx)
  SHOP_NAME_TAKEN: { code: 92001, behaviour: 'tell' },
  SHOP_CODE_TAKEN: { code: 92002, behaviour: 'tell' },
  SHOP_NEEDS_MANAGER: { code: 92003, behaviour: 'tell' },
  SHOP_IN_USE: { code: 92004, behaviour: 'tell' },
  GROUP_NAME_TAKEN: { code: 92005, behaviour: 'tell' },
  GROUP_IN_USE: { code: 92006, behaviour: 'tell' },
  GROUP_TOO_DEEP: { code: 92007, behaviour: 'tell' },
  GROUP_INTO_ITSELF: { code: 92008, behaviour: 'tell' },
  HOURS_OVERLAP: { code: 92009, behaviour: 'tell' },
  SHOP_NOT_OPEN: { code: 92010, behaviour: 'tell' },
  SHOP_HAS_HISTORY: { code: 92011, behaviour: 'tell' },
  // Inspection, task, record, rectification (93xxx)
  TEMPLATE_NAME_TAKEN: { code: 93001, behaviour: 'tell' },
  TEMPLATE_NOT_READY: { code: 93002, behaviour: 'tell' },
  TEMPLATE_IN_USE: { code: 93003, behaviour: 'tell' },
  TEMPLATE_DISABLED: { code: 93004, behaviour: 'tell' },
  TOO_MANY_ITEMS: { code: 93005, behaviour: 'tell' },
  IMPORT_UNREADABLE: { code: 93006, behaviour: 'tell' },
  REVIEWER_NEEDED: { code: 93007, behaviour: 'tell' },
  HANDLER_NEEDED: { code: 93008, behaviour: 'tell' },
  DEADLINE_PAST: { code: 93009, behaviour: 'tell' },
  DRAFT_EXPIRED: { code: 93010, behaviour: 'tell' },
  REINSPECT: { code: 93011, behaviour: 'tell' },
  ITEMS_MISSING: { code: 93012, behaviour: 'tell' },
  CLAIMED_BY_OTHER: { code: 93013, behaviour: 'tell' },
  RELEASE_NOTE_NEEDED: { code: 93014, behaviour: 'tell' },
  PHOTOS_NEEDED: { code: 93015, behaviour: 'tell' },
  REMINDED_LATELY: { code: 93016, behaviour: 'tell' },
  REOPEN_TOO_LATE: { code: 93017, behaviour: 'tell' },
  MOVE_NOT_ALLOWED: { code: 93018, behaviour: 'tell' },
  DRAFT_ELSEWHERE: { code: 93019, behaviour: 'tell' },
  TEMPLATE_STANDARD_ZERO: { code: 93020, behaviour: 'tell' },
  EXTENSION_LIMIT: { code: 93021, behaviour: 'tell' },
  TEMPLATE_LOCKED: { code: 93022, behaviour: 'tell' },
  MODE_UNAVAILABLE: { code: 93023, behaviour: 'tell' },
  PHOTO_REPEATED: { code: 93024, behaviour: 'tell' },
  TEMPLATE_TOO_LARGE: { code: 93025, behaviour: 'tell' },
  MEMBER_OUTSIDE_SHOP: { code: 93026, behaviour: 'tell' },
  TEMPLATE_FULL: { code: 93030, behaviour: 'tell' },
  WHOLE_LIST_ONLY: { code: 93031, behaviour: 'tell' },
  // Content and files (96xxx)
  FILE_TYPE_REFUSED: { code: 96001, behaviour: 'tell' },
  FILE_TOO_LARGE: { code: 96002, behaviour: 'tell' },
  IMAGE_TOO_LARGE: { code: 96003, behaviour: 'tell' },
  FILE_BROKEN: { code: 96004, behaviour: 'tell' },
  // The host the call came by (HTTP 421)
  HOST_REFUSED: { code: 90421, behaviour: 'tell' },
  IMPORT_TOO_OLD: { code: 96005, behaviour: 'tell' },
} as const satisfies Record<string, Row>;

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

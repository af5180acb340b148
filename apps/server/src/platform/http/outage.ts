/** What is not there now: something we reach over a connection, or room to write. */
export type Outage = 'away' | 'full';

/** Codes of sockets, files and PostgreSQL that mean "not now" rather than "wrong". */
const CODES: Readonly<Record<string, Outage>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  ENOTFOUND: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  // Too many files open, in this process or on this machine.
  EMFILE: 'away',
  ENFILE: 'away',
  ENOSPC: 'full',
  EDQUOT: 'full',
  // A disk that the system no longer lets anybody write to.
  EROFS: 'full',
  // PostgreSQL: cancelled by its time limit, shutting down, crashed, starting up.
  '57014': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  // Its disk could not be read or written.
  '58030': 'away',
  // Its disk is full. The rest of class 53, "insufficient resources": memory, connections.
  '53100': 'full',
};
const CLASSES: Readonly<Record<string, Outage>> = { '08': 'away', '53': 'away' };

/** pg words these without a code. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether an error says that something we depend on is not there now; null where the fault is another one. */
export function outage(error: Error): Outage | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = CODES[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? CLASSES[code.slice(0, 2)] : undefined);
  return known ?? (WORDS.some((words) => error.message.startsWith(words)) ? 'away' : null);
}

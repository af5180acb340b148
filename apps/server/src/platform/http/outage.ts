/** Errors of sockets and of PostgreSQL that mean "not reachable now", by their codes. */
const OUTAGE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // PostgreSQL: starting up, shutting down, too many connections, connection lost
  // PostgreSQL: cancelled by its time limit
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
]);

/** Whether an error says that the database (or another service) is away rather than that we are wrong. */
export function outage(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string' && OUTAGE.has(error.code)) return true;
  // pg words these without a code
  return (
    error.message === 'Connection terminated unexpectedly' ||
    error.message.startsWith('timeout exceeded when trying to connect') ||
    error.message.startsWith('Connection terminated') ||
    error.message.startsWith('Client has encountered a connection error')
  );
}

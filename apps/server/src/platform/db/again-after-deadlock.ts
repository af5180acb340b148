/** SQLSTATE class of a transaction that the database rolled back because of another one: a deadlock, a serialization failure. */
const ROLLED_BACK = '40';
/** Tries of one transaction, the first among them. */
const MOST_TRIES = 3;

/**
 * Runs a transaction again when the database chose it as the victim of a deadlock: nothing of it was kept, and whoever asked has
 * done nothing wrong. After the last try the error goes on.
 */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === MOST_TRIES || !isRolledBack(error)) throw error;
    }
  }
}

const isRolledBack = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith(ROLLED_BACK) &&
  error.code.length === 5;

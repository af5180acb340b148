import type { AppError } from '../errors.ts';

/** SQLSTATE of a unique index that refuses a row. */
const UNIQUE_VIOLATION = '23505';

/** Which refusal a unique index stands for, by its name. */
export type RefusalByIndex = Readonly<Record<string, () => AppError>>;

/** Runs a write; what somebody else took in the same moment becomes the refusal of its index. */
export async function onUniqueViolation<T>(taken: RefusalByIndex, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw taken[violatedIndex(error) ?? '']?.() ?? error;
  }
}

/** The unique index that refused a write, or null where that was not the fault. */
export function violatedIndex(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null;
  return 'constraint' in error ? String(error.constraint) : '';
}

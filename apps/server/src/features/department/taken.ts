import { AppError } from '../../platform/errors.ts';

const UNIQUE_VIOLATION = '23505';

/** Which unique index says what. */
const TAKEN: Record<string, () => AppError> = {
  department_name: () => new AppError('DEPARTMENT_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  department_code: () => new AppError('DEPARTMENT_CODE_TAKEN', { fields: [{ path: 'code', rule: 'taken' }] }),
};

/** Runs a write; a name or code that another department has becomes the refusal of its field. */
export async function orTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

function refusalOf(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  return TAKEN[constraint]?.() ?? null;
}

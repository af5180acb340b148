import { AppError } from '../../platform/errors.ts';

const UNIQUE_VIOLATION = '23505';

/** Which unique index says what. */
const TAKEN: Record<string, () => AppError> = {
  shop_name: () => new AppError('SHOP_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  shop_code: () => new AppError('SHOP_CODE_TAKEN', { fields: [{ path: 'code', rule: 'taken' }] }),
  shop_group_name: () => new AppError('GROUP_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  shop_group_path: () => new AppError('GROUP_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
};

/** Runs a write; a name that somebody else took in the same moment becomes the refusal of its field. */
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

import { AppError } from '../../platform/errors.ts';

const UNIQUE_VIOLATION = '23505';

/** Which unique index says what, of those that two calls at once can meet. */
const TAKEN: Record<string, () => AppError> = {
  person_mobile_key: () => new AppError('ACCOUNT_TAKEN'),
  person_mail_key: () => new AppError('ACCOUNT_TAKEN'),
  application_once: () => new AppError('ALREADY_APPLIED'),
  member_company_id_person_id_key: () => new AppError('ALREADY_MEMBER'),
  member_mobile: () => new AppError('ALREADY_MEMBER'),
  member_mail: () => new AppError('ALREADY_MEMBER'),
};

/** Runs a write; what somebody else took in the same moment becomes its refusal. */
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

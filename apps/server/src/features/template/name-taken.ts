import { AppError } from '../../platform/errors.ts';

/** Turns the unique index's refusal into ours: of two equal names written at the same moment one wins. */
export function asNameTaken(error: unknown): never {
  const isTaken =
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === 'template_name';
  if (isTaken) throw new AppError('TEMPLATE_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] });
  throw error;
}

import { AppError } from '../../platform/errors.ts';

/** Runs a write; of two roles that take one name in the same moment, one wins and the other is refused at its field. */
export async function orNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isTaken =
      error instanceof Error &&
      'code' in error &&
      error.code === '23505' &&
      'constraint' in error &&
      error.constraint === 'role_name';
    throw isTaken ? new AppError('ROLE_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }) : error;
  }
}

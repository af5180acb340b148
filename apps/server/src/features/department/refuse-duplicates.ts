import { onUniqueViolation, type RefusalByIndex } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';

const TAKEN: RefusalByIndex = {
  department_name: () => new AppError('DEPARTMENT_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  department_code: () => new AppError('DEPARTMENT_CODE_TAKEN', { fields: [{ path: 'code', rule: 'taken' }] }),
};

/** Runs a write; a name or code that another department has becomes the refusal of its field. */
export const refuseDuplicates = <T>(write: () => Promise<T>): Promise<T> => onUniqueViolation(TAKEN, write);

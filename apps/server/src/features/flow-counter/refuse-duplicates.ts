import { onUniqueViolation, type RefusalByIndex } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';

const TAKEN: RefusalByIndex = {
  flow_counter_name: () => new AppError('COUNTER_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  flow_counter_code: () => new AppError('COUNTER_CODE_TAKEN', { fields: [{ path: 'code', rule: 'taken' }] }),
};

/** Runs a write; a name or code that another counter has becomes the refusal of its field. */
export const refuseDuplicates = <T>(write: () => Promise<T>): Promise<T> => onUniqueViolation(TAKEN, write);

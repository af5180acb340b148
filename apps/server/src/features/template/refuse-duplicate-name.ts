import { onUniqueViolation } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';

const taken = (): AppError => new AppError('TEMPLATE_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] });

/** Runs a write; of two equal names written at the same moment one wins. */
export const refuseDuplicateName = <T>(write: () => Promise<T>): Promise<T> =>
  onUniqueViolation({ template_name: taken }, write);

import { onUniqueViolation, type RefusalByIndex } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';

const TAKEN: RefusalByIndex = {
  shop_name: () => new AppError('SHOP_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  shop_code: () => new AppError('SHOP_CODE_TAKEN', { fields: [{ path: 'code', rule: 'taken' }] }),
  shop_group_name: () => new AppError('GROUP_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  shop_field_name: () => new AppError('SHOP_FIELD_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
  shop_group_path: () => new AppError('GROUP_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }),
};

/** Runs a write; a name that somebody else took in the same moment becomes the refusal of its field. */
export const refuseDuplicates = <T>(write: () => Promise<T>): Promise<T> => onUniqueViolation(TAKEN, write);

import { onUniqueViolation, type RefusalByIndex } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';

/** Of the unique indexes those that two calls at once can meet. */
const TAKEN: RefusalByIndex = {
  person_mobile_key: () => new AppError('ACCOUNT_TAKEN'),
  person_mail_key: () => new AppError('ACCOUNT_TAKEN'),
  application_once: () => new AppError('ALREADY_APPLIED'),
  member_company_id_person_id_key: () => new AppError('ALREADY_MEMBER'),
  member_mobile: () => new AppError('ALREADY_MEMBER'),
  member_mail: () => new AppError('ALREADY_MEMBER'),
};

/** Runs a write; what somebody else took in the same moment becomes its refusal. */
export const refuseDuplicates = <T>(write: () => Promise<T>): Promise<T> => onUniqueViolation(TAKEN, write);

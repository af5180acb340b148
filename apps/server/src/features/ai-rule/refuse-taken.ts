import { onUniqueViolation } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';

/** Writes a rule whose name no other one may have; the refusal names the field. */
export const refuseTaken = <T>(write: () => Promise<T>): Promise<T> =>
  onUniqueViolation(
    { ai_rule_name: () => new AppError('AI_RULE_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] }) },
    write,
  );

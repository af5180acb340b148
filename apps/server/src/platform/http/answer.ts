import { CODES, type Refusal } from '@rondo/contract/kit/codes';
import type { Envelope, FieldRefusal } from '@rondo/contract/kit/envelope';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import { AppError, type FieldFault } from '../errors.ts';

/** The envelope of success. */
export function success<T>(data: T): Envelope<T> {
  return { code: CODES.OK.code, msg: '', data };
}

/** The envelope of a refusal in the caller's language. */
export function refusal(error: AppError, language: Language): Envelope {
  const { params, fields, data } = error.details;
  return {
    code: CODES[error.reason].code,
    msg: translate(language, `error.${error.reason}`, params),
    data: fields ? { ...data, fields: fields.map((f) => fieldRefusal(f, language)) } : (data ?? null),
  };
}

/** A refusal by its reason alone. */
export function refuse(reason: Refusal, language: Language, data?: Record<string, unknown>): Envelope {
  return refusal(new AppError(reason, data ? { data } : {}), language);
}

function fieldRefusal(fault: FieldFault, language: Language): FieldRefusal {
  return {
    path: fault.path,
    reason: fault.rule,
    message: translate(language, `rule.${fault.rule}` as MessageKey, fault.params),
  };
}

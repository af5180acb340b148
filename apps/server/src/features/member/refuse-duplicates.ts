import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Db } from '../../platform/db/company-db.ts';
import { violatedIndex } from '../../platform/db/unique.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { stateOf } from './member.present.ts';
import * as q from './person.queries.ts';

interface Wanted {
  mobile: string | null;
  mail: string | null;
  employeeNo: string | null;
  /** Who would be linked, when somebody is. */
  personId: string | null;
  /** The member who may have it: the one being edited. */
  exceptId: string | null;
}

/** Refuses what another member of the company has already, by name and state: who left can be taken back instead. */
export async function requireFree(db: Db, companyId: string, language: Language, wanted: Wanted): Promise<void> {
  const holders = await q.holders(db, companyId, wanted).execute();
  const [holder] = holders;
  if (!holder) return;
  const by = (has: (one: Holder) => boolean): Holder | undefined => holders.find(has);
  const mobile = by((one) => wanted.mobile !== null && one.mobile === wanted.mobile);
  const mail = by((one) => wanted.mail !== null && one.mail?.toLowerCase() === wanted.mail);
  if (mobile) throw takenBy('MEMBER_MOBILE_TAKEN', 'mobile', mobile, language);
  if (mail) throw takenBy('MEMBER_MAIL_TAKEN', 'mail', mail, language);
  const person = by((one) => wanted.personId !== null && one.person_id === wanted.personId);
  // The person is there with another number or address than the one that was typed.
  if (person && wanted.mobile === null) throw takenBy('MEMBER_MAIL_TAKEN', 'mail', person, language);
  if (person) throw takenBy('MEMBER_MOBILE_TAKEN', 'mobile', person, language);
  throw takenBy('MEMBER_NO_TAKEN', 'employeeNo', holder, language);
}

type Holder = Awaited<ReturnType<ReturnType<typeof q.holders>['execute']>>[number];

function takenBy(
  reason: 'MEMBER_MOBILE_TAKEN' | 'MEMBER_MAIL_TAKEN' | 'MEMBER_NO_TAKEN',
  path: string,
  holder: { id: string; name: string; state: string },
  language: Language,
): AppError {
  const state = stateOf(holder.state);
  return new AppError(reason, {
    params: { name: holder.name, state: translate(language, `state.member.${state}`) },
    fields: [{ path, rule: 'taken' }],
    data: { memberId: holder.id, state },
  });
}

const FIELDS: Record<string, string> = {
  member_mobile: 'mobile',
  person_mobile_key: 'mobile',
  member_mail: 'mail',
  person_mail_key: 'mail',
  member_employee_no: 'employeeNo',
};

/** Runs a change; what somebody else took in the same moment becomes the refusal of its field, after looking who it was. */
export async function refuseDuplicates<T>(work: () => Promise<T>, again: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const field = fieldOf(error);
    if (field === null) throw error;
    await again();
    throw refuseField(field, 'taken');
  }
}

function fieldOf(error: unknown): string | null {
  const index = violatedIndex(error);
  if (index === null) return null;
  // The same person twice at once: by whichever contact was typed.
  if (index.startsWith('member_company_id_person_id')) return 'mobile';
  return FIELDS[index] ?? null;
}

import { type ApplicationEvent, applicationMachine } from '@rondo/domain/application';
import type { Db } from '../../platform/db/company-db.ts';

interface NewApplication {
  id: string;
  personId: string;
  name: string;
  mobile: string | null;
  mail: string | null;
  message: string;
  inviterId: string | null;
  at: Date;
  expiresAt: Date;
}

export const insertApplication = (db: Db, companyId: string, a: NewApplication) =>
  db.insertInto('application').values({
    company_id: companyId,
    id: a.id,
    person_id: a.personId,
    name: a.name,
    mobile: a.mobile,
    mail: a.mail,
    message: a.message,
    inviter_id: a.inviterId,
    created_at: a.at,
    expires_at: a.expiresAt,
  });

/** Lets the person find it before a company is known. */
export const insertApplicant = (db: Db, personId: string, companyId: string, applicationId: string) =>
  db.insertInto('applicant').values({ person_id: personId, company_id: companyId, application_id: applicationId });

/** A move of the applicant's; somebody who decides in the same moment gets the row, or this does. */
export const moveOwn = (db: Db, companyId: string, personId: string, id: string, event: ApplicationEvent, at: Date) =>
  db
    .updateTable('application')
    .set({ state: applicationMachine.moves.pending[event] ?? 'pending', decided_at: at })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('state', 'in', applicationMachine.from(event))
    .returning('id');

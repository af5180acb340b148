import { languageOf } from '@rondo/domain/language';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Company } from '../../platform/db/schema.gen.ts';
import type { JobContext } from '../../platform/job.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { dropCodesTo } from '../code/index.ts';
import { removeCompany } from '../company/index.ts';
import { deliver, dropDeliveriesTo, targetOf } from '../delivery/index.ts';
import { persons } from '../people/index.ts';
import { type Amounts, amountsText } from './amounts.ts';
import { timeText } from './mails.ts';
import * as q from './purge.queries.ts';
import { startedAt } from './status.ts';

interface Rest {
  company: Selectable<Company>;
  /** Every table with rows of companies. */
  tables: readonly string[];
  /** Those that are left, in the order they can be emptied. */
  people: readonly string[];
  before: Amounts;
}

/** The end of a purge, whole or not at all: the people, the company itself, the certificate, and the mail with it. */
export async function finish(
  trx: Db,
  context: JobContext,
  store: FileStore,
  { company, tables, people, before }: Rest,
): Promise<void> {
  const { id, name } = company;
  const contact = await q.ownerContact(trx, id).executeTakeFirst();
  const removed = await deletePeople(trx, id, people);
  // Whatever reached the store since the beginning: nobody knows of it any more.
  await store.removeUnder(id);
  const rows = {
    company: await q.companiesLeft(trx, id),
    ...(await q.countAll(trx, tables, id)),
    person: removed.left,
  };
  const after: Amounts = { rows, files: (await store.under(id)).files };
  const whole: Amounts = { ...before, rows: { ...before.rows, person: removed.count } };
  const target = contact ? targetOf(contact, false) : null;
  const dissolvedAt = company.dissolve_at ?? context.now();
  const certificate = {
    id: context.newId(),
    company_name: name,
    started_at: startedAt(dissolvedAt),
    dissolved_at: dissolvedAt,
    purged_at: context.now(),
    sent_to: target ? (target.mobile ?? target.mail) : '',
  };
  const counts = { before: JSON.stringify(whole), after: JSON.stringify(after) };
  await q.insertCertificate(trx, { ...certificate, ...counts }).execute();
  if (!target) return;
  const language = languageOf(contact?.language);
  const params = {
    company: name,
    time: timeText(certificate.purged_at, language, company.time_zone),
    number: certificate.id,
    table: amountsText(whole, after, language),
  };
  // The last mail belongs to no company.
  await deliver(trx, context, { companyId: null, target, text: 'company_ended', params, language });
}

/** Members, applicants and the company; and everybody who is in no other, with their codes and mails. */
async function deletePeople(trx: Db, companyId: string, tables: readonly string[]) {
  const everybody = (await q.peopleOf(trx, companyId)).rows.map((row) => row.id);
  for (const table of tables) await q.deleteRows(trx, table, companyId);
  await removeCompany(trx, companyId).execute();
  const stray = await q.strayPeople(trx, everybody).execute();
  const ids = stray.map((person) => person.id);
  const targets = stray.flatMap((person) => [person.mobile, person.mail].filter((one) => one !== null));
  await dropCodesTo(trx, targets).execute();
  await dropDeliveriesTo(trx, targets).execute();
  const { numDeletedRows } = await persons.removeAll(trx, ids).executeTakeFirstOrThrow();
  return { count: ids.length, left: ids.length - Number(numDeletedRows) };
}

import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import { passwordFaults } from '@rondo/domain/password';
import type { OpenContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { createCompany, createMember } from '../../company/index.ts';
import { hashPassword } from '../password-hash.ts';
import * as q from '../session.queries.ts';
import { startSession } from '../start-session.ts';

/** The first company and its owner, on an installation that has none. */
export async function setup(
  context: OpenContext,
  input: Parsed<typeof sessionApi.setup>,
): Promise<Output<typeof sessionApi.setup>> {
  checkPassword(input.password, input.again);
  const account = readAccount(input.account);
  const { newId, company, now } = context;
  const companyId = newId();
  const personId = newId();
  const memberId = newId();
  const passwordHash = await hashPassword(input.password);
  await company(companyId)
    .transaction()
    .execute(async (db: Db) => {
      await q.lockSetup(db);
      if (await q.anyCompany(db).executeTakeFirst()) throw new AppError('SETUP_DONE');
      const start = await createCompany(db, {
        id: companyId,
        name: input.companyName,
        timeZone: input.timeZone,
        isDemo: false,
        language: context.language,
        newId,
      });
      await db
        .insertInto('person')
        .values({
          id: personId,
          ...account,
          register_type: account.mobile ? 1 : 2,
          password_hash: passwordHash,
          password_changed_at: now(),
          language: context.language,
        })
        .execute();
      await createMember(db, companyId, {
        id: memberId,
        personId,
        name: input.name,
        ...account,
        state: 'active',
        isOwner: true,
        scope: { kind: 'all' },
        roleIds: [start.roleIds.owner],
        departmentId: start.rootDepartmentId,
      });
    });
  return startSession(context, { personId, companyId, memberId, keep: false });
}

/** Refuses a weak password or two entries that differ, field by field. */
export function checkPassword(password: string, again: string, path = 'password'): void {
  const [fault] = passwordFaults(password);
  if (fault) throw refuseField(path, 'password');
  if (password !== again) throw refuseField('again', 'password_differs');
}

const MAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const MOBILE = /^\+?\d{6,15}$/;

function readAccount(account: string): { mobile: string | null; mail: string | null } {
  const plain = account.replace(/[\s-]/g, '');
  if (MOBILE.test(plain)) return { mobile: plain, mail: null };
  if (MAIL.test(account)) return { mobile: null, mail: account.toLowerCase() };
  throw refuseField('account', 'account');
}

import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { isZone } from '@rondo/domain/civil-time';
import type { OpenContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { createCompany } from '../../company/index.ts';
import { createMember, persons } from '../../people/index.ts';
import { checkPassword, hashPassword, readAccount, startSession } from '../../session/index.ts';
import * as q from '../account.queries.ts';
import { isSetupKey } from '../setup-key.ts';

/** The first company and its owner, on an installation that never had one, by whoever started it. */
export async function setup(
  context: OpenContext,
  input: Parsed<typeof accountApi.setup>,
): Promise<Output<typeof accountApi.setup>> {
  checkPassword(input.password, input.again);
  if (!isZone(input.timeZone)) throw refuseField('timeZone', 'choice');
  const account = readAccount(input.account);
  const { db: global, newId, company, now, ip } = context;
  if (await q.setUp(global).executeTakeFirst()) throw new AppError('SETUP_DONE');
  if (!(await isSetupKey(global, input.key))) throw new AppError('SETUP_KEY_WRONG');
  const companyId = newId();
  const personId = newId();
  const memberId = newId();
  const passwordHash = await hashPassword(input.password, ip);
  await company(companyId)
    .transaction()
    .execute(async (db: Db) => {
      await q.lockSetup(db);
      if (await q.setUp(db).executeTakeFirst()) throw new AppError('SETUP_DONE');
      const start = await createCompany(db, {
        id: companyId,
        name: input.companyName,
        timeZone: input.timeZone,
        isDemo: false,
        language: context.language,
        newId,
      });
      await persons
        .insert(db, {
          id: personId,
          ...account,
          mobile_proved_at: account.mobile === null ? null : now(),
          mail_proved_at: account.mail === null ? null : now(),
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

import type { RoleKey } from '@rondo/domain/role';
import { v7 as uuidv7 } from 'uuid';
import { createMember } from '../../apps/server/src/features/people/index.ts';
import { hashPassword } from '../../apps/server/src/features/session/index.ts';
import type { World } from '../../apps/server/test/world.ts';
import { PASSWORD } from './sign-in.ts';

interface Wanted {
  role: RoleKey;
  name: string;
  account: string;
}

/** A member of the first company of an installation, with the usual password, who sees all its shops. */
export async function givenMember(w: World, { role, name, account }: Wanted): Promise<void> {
  const [company] = await w.sql<{ id: string; role_id: string; department_id: string }>(
    `select company.id, role.id as role_id, department.id as department_id
     from company join role on role.company_id = company.id join department on department.company_id = company.id
     where role.key = $1`,
    [role],
  );
  if (!company) throw new Error('there is no company');
  const [id, personId] = [uuidv7(), uuidv7()];
  // Chosen by themself: one that was issued would have to be replaced first.
  await w.sql(
    `insert into person (id, mail, password_hash, password_changed_at, register_type, language)
     values ($1, $2, $3, now(), 2, $4)`,
    [personId, account, await hashPassword(PASSWORD), 'en-US'],
  );
  await createMember(w.app.databases.of(company.id), company.id, {
    id,
    personId,
    name,
    mobile: null,
    mail: account,
    state: 'active',
    scope: { kind: 'all' },
    roleIds: [company.role_id],
    departmentId: company.department_id,
  });
}

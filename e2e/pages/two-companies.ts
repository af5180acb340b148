import { createMember } from '../../apps/server/src/features/people/index.ts';
import type { Company } from '../../apps/server/test/factories.ts';
import type { World } from '../../apps/server/test/world.ts';
import { givenPassword } from './sign-in.ts';

/** Somebody who works in two companies, with the usual password; answers the account they sign in with. */
export async function somebodyOfTwo(w: World, first: Company, second: Company): Promise<string> {
  const both = await first.member({ role: 'staff', name: 'Jia He' });
  const [row] = await w.sql<{ person_id: string }>('select person_id from member where id = $1', [both.id]);
  await createMember(w.app.databases.of(second.id), second.id, {
    id: crypto.randomUUID(),
    personId: row?.person_id ?? '',
    name: 'Jia He',
    mobile: null,
    mail: null,
    state: 'active',
    scope: { kind: 'some' },
    roleIds: [second.start.roleIds.staff],
    departmentId: second.start.rootDepartmentId,
  });
  return givenPassword(w, both);
}

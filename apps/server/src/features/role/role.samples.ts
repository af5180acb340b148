import { roleApi } from '@rondo/contract/role';
import { customRole } from '../../../test/custom-role.ts';
import type { Samples } from '../../../test/samples/samples.ts';

/** A role of the company's own that somebody holds, one that nobody does, and what a change of roles leaves behind. */
export const samples: Samples = {
  async ofCompany(w, { company, people }) {
    const role = await customRole(company, ['frame', 'frame_book', 'task_center']);
    await company.owner.call(roleApi.assign, { id: role, add: [people.staff.id, people.inspector.id] });
    await customRole(company, ['task_center']);
    await w.sql(
      `insert into access_change (company_id, id, member_id, at, by_name, cause, gained, lost)
       values ($1, gen_random_uuid(), $2, now(), 'Somebody', 'role_saved', '{shop}', '{}')`,
      [company.id, company.owner.id],
    );
    return { role };
  },
  fields: { role: /^\/customer\/role\S* (id|ids|copyOf)$| (roleIds?|addRoleIds)$/ },
};

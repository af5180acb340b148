import type { MemberView } from '@rondo/domain/member';
import type { Db } from '../../platform/db/company-db.ts';
import { administrators, grantedRole, rolesOf } from '../role/index.ts';
import { stateOf } from './member.present.ts';

interface Row {
  id: string;
  state: string;
  is_owner: boolean;
}

/** Several members as the policy sees them, in as many queries as one. */
export async function viewsOf(db: Db, companyId: string, rows: readonly Row[]): Promise<Map<string, MemberView>> {
  const ids = rows.map((row) => row.id);
  const [roles, admins] = await Promise.all([
    rolesOf(db, companyId, ids).execute(),
    administrators(db, companyId).execute(),
  ]);
  const only = admins.length === 1 ? admins[0]?.id : null;
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        state: stateOf(row.state),
        isOwner: row.is_owner,
        roles: roles.filter((role) => role.member_id === row.id).map(grantedRole),
        isLastAdmin: row.id === only,
      },
    ]),
  );
}

export async function viewOf(db: Db, companyId: string, row: Row): Promise<MemberView> {
  const view = (await viewsOf(db, companyId, [row])).get(row.id);
  if (!view) throw new Error('a member without a view');
  return view;
}

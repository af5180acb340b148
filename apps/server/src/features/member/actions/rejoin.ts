import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { memberMachine } from '@rondo/domain/member';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { memberDepartments, memberRoles, members, memberships } from '../../people/index.ts';
import { requireGrantable, withAccessChange } from '../../role/index.ts';
import { memberChanges } from '../changes.ts';
import { factsOf } from '../facts.ts';
import { holdMember, requireAct } from '../find.ts';
import { invite, type Reach, refuseDissolving, signInUrl } from '../invitation.ts';
import * as people from '../person.queries.ts';
import { waitForProof } from '../person.ts';
import { requireDepartments, requireScope, scopeColumns } from '../place.ts';

type Asked = Parsed<typeof memberApi.rejoin>;

/** Somebody who resigned comes back as the same member; where they work and what they may do is chosen anew. */
export const rejoin =
  (reach: Reach) =>
  async (context: Context, input: Asked, wire: Wire): Promise<Output<typeof memberApi.rejoin>> => {
    const { companyId } = context.actor;
    const departmentIds = [...new Set(input.departmentIds)];
    return context.change(async (tx) => {
      const company = await refuseDissolving(tx);
      const { actor, row, view } = await holdMember(tx, context.actor, input.id);
      requireAct(actor, { row, view }, 'rejoin');
      await requireDepartments(tx.db, companyId, departmentIds);
      const roles = await requireGrantable(tx, actor, input.roleIds);
      const scope = await requireScope(tx.db, actor, input.scope);
      await withAccessChange(tx, { memberIds: [input.id], cause: 'roles_assigned' }, async () => {
        const at = { id: input.id, rev: input.rev, byId: actor.memberId, at: tx.now() };
        const columns = { state: 'active', resigned_at: null, ...scopeColumns(scope) };
        const from = memberMachine.from('rejoin');
        if (!(await members.move(tx.db, companyId, at, from, columns).executeTakeFirst())) throw new AppError('STALE');
        await memberRoles.dropAll(tx.db, companyId, input.id).execute();
        await memberRoles
          .add(
            companyId,
            [input.id],
            roles.map((role) => role.id),
          )
          .execute(tx.db);
        await memberDepartments.drop(tx.db, companyId, input.id).execute();
        await memberDepartments.add(tx.db, companyId, input.id, departmentIds, departmentIds[0] ?? '').execute();
      });
      await memberships.add(tx.db, companyId, input.id, row.person_id).execute();
      const person = await people.hold(tx.db, row.person_id).executeTakeFirstOrThrow();
      await waitForProof(tx, [input.id]);
      const invitation = await invite(tx, reach, { person, named: row, company, url: signInUrl(reach, wire) });
      const { departments, roles: names, scope: covers } = await factsOf(tx.db, { ...row, ...scopeColumns(scope) });
      const changes = memberChanges(null, { departments, roles: names, scope: covers }, tx.language);
      const trace = { kind: 'member', id: input.id, name: row.name, event: 'rejoin' } as const;
      await tx.addHistory({ ...trace, from: 'resigned', to: 'active', data: { changes } });
      return { done: true, invitation };
    });
  };

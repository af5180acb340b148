import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { MEMBER_FIELDS } from '@rondo/contract/member-fields';
import type { Context, Tx } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/errors.ts';
import { valuesOf } from '../../../platform/fields.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { createMember } from '../../people/index.ts';
import { requireGrantable } from '../../role/index.ts';
import { shopManagers } from '../../shop/index.ts';
import { memberChanges } from '../changes.ts';
import { readContact } from '../contact.ts';
import { factsOf } from '../facts.ts';
import { holdMembers } from '../find.ts';
import { invite, type Reach, refuseDissolving, signInUrl } from '../invitation.ts';
import * as list from '../list.queries.ts';
import { addPerson, personOf, type SignIn, waitForProof } from '../person.ts';
import { hangPicture } from '../picture.ts';
import { requireDepartments, requireScope, requireShops } from '../place.ts';
import { refuseDuplicates, requireFree } from '../refuse-duplicates.ts';

type Asked = Parsed<typeof memberApi.create>;

/** A new member, and the person behind: who signs in elsewhere already is the same person here. */
export const create =
  (reach: Reach) =>
  async (context: Context, input: Asked, wire: Wire): Promise<Output<typeof memberApi.create>> => {
    const { actor, db, language, once } = context;
    const contact = readContact(input);
    const employeeNo = input.employeeNo || null;
    const wanted = { ...contact, employeeNo, exceptId: null };
    return refuseDuplicates(
      () =>
        once(input.requestId, 'member.create', async (tx) => {
          const company = await refuseDissolving(tx);
          const known = await personOf(tx, contact);
          await requireFree(tx.db, actor.companyId, language, { ...wanted, personId: known?.id ?? null });
          const place = await requirePlace(tx, context, input);
          const person: SignIn = known ?? (await addPerson(tx, contact, input.language));
          const id = tx.newId();
          await createMember(tx.db, actor.companyId, {
            ...valuesOf(MEMBER_FIELDS, { ...input, ...contact }),
            ...{ id, personId: person.id, state: 'invited', avatarFileId: input.avatarFileId },
            ...place,
          });
          if (person.isNew) await waitForProof(tx, [id]);
          await shopManagers.startManaging(actor.companyId, id, place.managedShopIds).execute(tx.db);
          if (input.avatarFileId) await hangPicture(tx, id, input.avatarFileId);
          const url = signInUrl(reach, wire);
          const invitation = await invite(tx, reach, { person, named: contact, company, url });
          await note(tx, id);
          return { id, invitation };
        }),
      () => requireFree(db, actor.companyId, language, { ...wanted, personId: null }),
    );
  };

/** Where somebody new is put, as long as the actor may give all of it. */
async function requirePlace(tx: Tx, context: Context, input: Asked) {
  const { actor } = await holdMembers(tx, context.actor, []);
  const departmentIds = [...new Set(input.departmentIds)];
  const departmentId = input.primaryDepartmentId ?? departmentIds[0] ?? '';
  if (!departmentIds.includes(departmentId)) throw refuseField('primaryDepartmentId', 'invalid');
  await requireDepartments(tx.db, actor.companyId, departmentIds);
  const roles = await requireGrantable(tx, actor, input.roleIds);
  const managedShopIds = [...new Set(input.managedShopIds)];
  await requireShops(tx.db, actor, managedShopIds);
  return {
    departmentId,
    otherDepartmentIds: departmentIds.filter((id) => id !== departmentId),
    roleIds: roles.map((role) => role.id),
    scope: await requireScope(tx.db, actor, input.scope),
    managedShopIds,
  };
}

async function note(tx: Tx, id: string): Promise<void> {
  const row = await list.byId(tx.db, tx.companyId, id).executeTakeFirstOrThrow();
  const changes = memberChanges(null, await factsOf(tx.db, row), tx.language);
  await tx.addHistory({ kind: 'member', id, name: row.name, event: 'created', to: 'invited', data: { changes } });
}

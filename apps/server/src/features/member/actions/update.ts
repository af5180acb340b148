import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { MEMBER_FIELDS } from '@rondo/contract/member-fields';
import type { Actor } from '@rondo/domain/actor';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { columnsOf as columnsByField } from '../../../platform/fields.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { stale } from '../../../platform/stale.ts';
import type { Contact } from '../../people/index.ts';
import { memberDepartments, members } from '../../people/index.ts';
import { withAccessChange } from '../../role/index.ts';
import { shopManagers } from '../../shop/index.ts';
import { changeContact } from '../change-contact.ts';
import { changeRoles } from '../change-roles.ts';
import { memberChanges } from '../changes.ts';
import { readContact } from '../contact.ts';
import { factsOf } from '../facts.ts';
import { type Held, holdMember, requireAct } from '../find.ts';
import type { Reach } from '../invitation.ts';
import * as list from '../list.queries.ts';
import { waitForProof } from '../person.ts';
import { hangPicture } from '../picture.ts';
import * as places from '../place.queries.ts';
import { requireDepartments, requireScope, requireShops, scopeColumns } from '../place.ts';
import { refuseDuplicates, requireFree } from '../refuse-duplicates.ts';
import { detailOf } from './read.ts';

type Asked = Parsed<typeof memberApi.update>;

/** Everything of a member at once: facts, contact, departments, roles, scope and the shops they manage. */
export const update =
  (reach: Reach) =>
  async (context: Context, input: Asked, wire: Wire): Promise<Output<typeof memberApi.update>> => {
    const { db, language, change } = context;
    const { companyId } = context.actor;
    const contact = readContact(input);
    const wanted = { ...contact, employeeNo: input.employeeNo || null, personId: null, exceptId: input.id };
    return refuseDuplicates(
      () =>
        change(async (tx) => {
          const { actor, ...held } = await holdMember(tx, context.actor, input.id);
          requireAct(actor, held, 'edit');
          if (held.row.rev !== input.rev) throw await overtaken(tx, actor, input.id);
          await requireFree(tx.db, companyId, language, wanted);
          const before = await factsOf(tx.db, held.row);
          const columns = await columnsOf(tx, actor, held, input, contact);
          await changeContact(tx, reach, held, { contact, language: input.language, wire });
          await withAccessChange(tx, { memberIds: [input.id], cause: 'roles_assigned' }, async () => {
            await changeRoles(tx, actor, held, input.roleIds);
            await changeShops(tx, actor, input);
            await changeDepartments(tx, input);
            const at = { id: input.id, rev: input.rev, byId: actor.memberId, at: tx.now() };
            if (!(await members.update(tx.db, companyId, at, columns).executeTakeFirst())) throw new AppError('STALE');
          });
          await waitForProof(tx, [input.id]);
          await note(tx, input.id, before);
          return { id: input.id };
        }),
      () => requireFree(db, companyId, language, wanted),
    );
  };

async function columnsOf(tx: Tx, actor: Actor, { row }: Held, input: Asked, contact: Contact) {
  const scope = await requireScope(tx.db, actor, input.scope, row);
  if (row.is_owner && scope.kind !== 'all') throw new AppError('MEMBER_IS_OWNER');
  if (input.avatarFileId && input.avatarFileId !== row.avatar_file_id) {
    await hangPicture(tx, row.id, input.avatarFileId);
  }
  return {
    ...columnsByField(MEMBER_FIELDS, { ...input, ...contact }),
    name_pinyin: pinyinOf(input.name),
    avatar_file_id: input.avatarFileId,
    ...scopeColumns(scope),
  };
}

/** Behind the managers a shop has; what stays is left alone, also where the actor does not reach. */
async function changeShops(tx: Tx, actor: Actor, { id, managedShopIds }: Asked): Promise<void> {
  const had = (await places.managedIds(tx.db, tx.companyId, id).execute()).map((shop) => shop.id);
  const started = managedShopIds.filter((shopId) => !had.includes(shopId));
  const stopped = had.filter((shopId) => !managedShopIds.includes(shopId));
  await requireShops(tx.db, actor, [...started, ...stopped]);
  if (stopped.length > 0) await shopManagers.stopManaging(tx.db, tx.companyId, id, stopped).execute();
  if (started.length > 0) await shopManagers.startManaging(tx.companyId, id, [...new Set(started)]).execute(tx.db);
}

async function changeDepartments(tx: Tx, { id, departmentIds, primaryDepartmentId }: Asked): Promise<void> {
  const wanted = [...new Set(departmentIds)];
  const primary = primaryDepartmentId ?? wanted[0] ?? '';
  if (!wanted.includes(primary)) throw refuseField('primaryDepartmentId', 'invalid');
  await requireDepartments(tx.db, tx.companyId, wanted);
  await memberDepartments.drop(tx.db, tx.companyId, id).execute();
  await memberDepartments.add(tx.db, tx.companyId, id, wanted, primary).execute();
}

async function overtaken(tx: Tx, actor: Actor, id: string): Promise<AppError> {
  const current = await detailOf({ db: tx.db, actor, language: tx.language }, id);
  return stale(tx.db, tx.companyId, { kind: 'member', id }, current);
}

async function note(tx: Tx, id: string, before: Awaited<ReturnType<typeof factsOf>>): Promise<void> {
  const row = await list.byId(tx.db, tx.companyId, id).executeTakeFirstOrThrow();
  const changes = memberChanges(before, await factsOf(tx.db, row), tx.language);
  if (changes.length > 0)
    await tx.addHistory({ kind: 'member', id, name: row.name, event: 'updated', data: { changes } });
}

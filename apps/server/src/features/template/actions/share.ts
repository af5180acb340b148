import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi as api } from '@rondo/contract/template';
import type { ShownShare } from '@rondo/contract/template-share';
import type { Actor } from '@rondo/domain/actor';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { roleName } from '@rondo/messages/role-name';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import * as sharing from '../share.queries.ts';
import { presentShares } from '../share.ts';
import * as q from '../template.queries.ts';

type Wanted = Parsed<typeof api.share>;

/** Who may use a template, and where. Tasks that were given out under the setting before stay as they are. */
export async function share(
  { actor, change, language }: Context,
  { id, rev, ...wanted }: Wanted,
): Promise<Output<typeof api.share>> {
  return change(async (tx) => {
    const row = await q.lockById(tx.db, tx.companyId, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const columns = await columnsOf(tx, actor, wanted, row.at_shop_ids);
    const saved = await sharing.update(tx.db, tx.companyId, { id, rev }, columns).executeTakeFirst();
    const reader = { db: tx.db, actor, language };
    if (!saved) {
      const current = (await presentShares(reader, [row]))(row);
      throw await stale(tx.db, tx.companyId, { kind: 'template', id, but: NOT_SHARING }, current);
    }
    const present = await presentShares(reader, [row, { ...columns, share_rev: saved.rev }]);
    const [before, after] = [present(row), present({ ...columns, share_rev: saved.rev })];
    const changes = changesBetween(language, before, after);
    if (changes.length > 0)
      await tx.addHistory({ kind: 'template', id, name: row.name, event: 'share', data: { changes } });
    return saved;
  });
}

/** Events of a template that leave the setting as it was. */
const NOT_SHARING = [
  ...['create', 'rename', 'edit', 'publish', 'take_over', 'disable', 'enable', 'delete', 'restore', 'export'],
  ...['import_run', 'import_undone'],
];

/** Everything that is named is of the company, the stores of the actor's scope; those that they do not see stay. */
async function columnsOf(
  tx: Tx,
  actor: Actor,
  wanted: Omit<Wanted, 'id' | 'rev'>,
  storedShops: readonly string[],
): Promise<sharing.ShareColumns> {
  const found = await sharing.named(tx.db, actor, { ...wanted, shopIds: [...wanted.shopIds, ...storedShops] });
  const known = new Set(found.map(({ id }) => id));
  const required = (path: 'roleIds' | 'departmentIds' | 'memberIds' | 'groupIds' | 'shopIds'): string[] => {
    const ids = [...new Set(wanted[path])];
    if (ids.some((id) => !known.has(id))) throw new AppError('NOT_FOUND', { fields: [{ path, rule: 'invalid' }] });
    return ids;
  };
  const unseen = actor.scope.kind === 'all' ? [] : storedShops.filter((id) => !known.has(id));
  return {
    for_role_ids: required('roleIds'),
    for_department_ids: required('departmentIds'),
    for_member_ids: required('memberIds'),
    at_group_ids: required('groupIds'),
    at_shop_ids: [...required('shopIds'), ...unseen],
    at_tags: [...new Set(wanted.tags)],
    at_formats: [...new Set(wanted.formats)],
  };
}

/** What a change of the setting was, in names. */
function changesBetween(language: Language, before: ShownShare, after: ShownShare) {
  const list = (share: ShownShare, ids: readonly string[]) => {
    const names = new Map(share.names.map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? '').join(', ');
  };
  const formats = (share: ShownShare) =>
    share.formats.map((one) => translate(language, `shop.format.${one}`)).join(', ');
  return changesOf({
    shareRoles: [list(before, before.roleIds), list(after, after.roleIds)],
    shareDepartments: [list(before, before.departmentIds), list(after, after.departmentIds)],
    shareMembers: [list(before, before.memberIds), list(after, after.memberIds)],
    shareGroups: [list(before, before.groupIds), list(after, after.groupIds)],
    shareShops: [list(before, before.shopIds), list(after, after.shopIds)],
    shareTags: [before.tags.join(', '), after.tags.join(', ')],
    shareFormats: [formats(before), formats(after)],
  });
}

/** The roles and departments to choose from. */
export async function shareChoices({ db, actor, language }: Context): Promise<Output<typeof api.shareChoices>> {
  const { companyId } = actor;
  const [roles, departments] = await Promise.all([
    sharing.roles(db, companyId).execute(),
    sharing.departments(db, companyId).execute(),
  ]);
  return { roles: roles.map((role) => ({ id: role.id, name: roleName(language, role) })), departments };
}

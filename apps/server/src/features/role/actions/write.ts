import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { roleApi as api, RoleDiff } from '@rondo/contract/role';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { PRESET_ROLES, type RoleKey } from '@rondo/domain/role';
import { mayBecome, mayEditRole, treeFault } from '@rondo/domain/role-edit';
import { translate } from '@rondo/messages';
import { roleName, typedRoleName } from '@rondo/messages/role-name';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { actorNow } from '../actor-now.ts';
import { roleChanges } from '../changes.ts';
import { diffOf } from '../diff.ts';
import { grantedRole } from '../grantable.ts';
import { refuseDuplicateName, requireNameFree } from '../refuse-duplicate-name.ts';
import { presentRole } from '../role.present.ts';
import * as q from '../role.queries.ts';
import { type AccessCause, withAccessChange } from '../with-access-change.ts';

type Fields = Omit<Parsed<typeof api.update>, 'id' | 'rev'>;

/** A role of the company's own, or a copy of another. */
export async function create(
  { actor: known, once, language }: Context,
  { requestId, copyOf, ...fields }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  requireTree(fields, language);
  return once(requestId, 'role.create', async (tx) => {
    const actor = await actorNow(tx, known, 'frame_role');
    const source = copyOf ? await q.byId(tx.db, actor.companyId, copyOf).executeTakeFirst() : null;
    if (copyOf && !source) throw new AppError('NOT_FOUND');
    if (!mayBecome(actor, null, fields)) throw above(fields.name);
    const { count } = await q.customCount(tx.db, actor.companyId).executeTakeFirstOrThrow();
    if (count >= LIMIT.customRoles) throw new AppError('ROLE_LIMIT', { params: { max: LIMIT.customRoles } });
    await requireNameFree(tx.db, actor.companyId, fields.name, null);
    const id = tx.newId();
    const row = { company_id: actor.companyId, id, key: null, ...columnsOf(fields) };
    await refuseDuplicateName(() =>
      q.insert(tx.db, { ...row, created_at: tx.now(), updated_at: tx.now(), updated_by: actor.memberId }).execute(),
    );
    const changes = roleChanges(null, fields, language);
    const data = source ? { changes, copyOf: source.name } : { changes };
    await tx.addHistory({ kind: 'role', id, name: fields.name, event: 'created', data });
    return { id };
  });
}

/** Saves a role: its members have what it says within a second. */
export async function update(
  context: Context,
  { id, rev, ...fields }: Parsed<typeof api.update>,
): Promise<Output<typeof api.update>> {
  requireTree(fields, context.language);
  return context.change((tx) =>
    save(context, tx, { id, rev, cause: 'role_saved' }, ({ role }) => ({
      ...fields,
      name: typedRoleName(fields.name, role),
    })),
  );
}

/** Gives a preset its first codes, tier and dispatch flag again; its name and description stay. */
export async function restore(
  context: Context,
  { id, rev }: Parsed<typeof api.restore>,
): Promise<Output<typeof api.restore>> {
  return context.change((tx) =>
    save(context, tx, { id, rev, cause: 'role_restored' }, ({ role, key }) => {
      if (!key) throw new AppError('ROLE_NOT_PRESET');
      const { codes, tier, dispatchable } = PRESET_ROLES[key];
      return { name: role.name, description: role.description, codes: [...codes], tier, dispatchable };
    }),
  );
}

interface Save {
  id: string;
  rev: number;
  cause: Extract<AccessCause, 'role_saved' | 'role_restored'>;
}
type Role = NonNullable<Awaited<ReturnType<ReturnType<typeof q.byId>['executeTakeFirst']>>>;
type Wanted = (now: { role: Role; key: RoleKey | null }) => Fields;

async function save(
  { actor: known, language }: Context,
  tx: Tx,
  { id, rev, cause }: Save,
  wanted: Wanted,
): Promise<RoleDiff> {
  const actor = await actorNow(tx, known, 'frame_role');
  const role = await q.byId(tx.db, actor.companyId, id).executeTakeFirst();
  if (!role) throw new AppError('NOT_FOUND');
  if (role.locked) throw new AppError('ROLE_LOCKED');
  const granted = grantedRole(role);
  const fields = wanted({ role, key: granted.key });
  if (!mayEditRole(actor, { ...granted, locked: false }) || !mayBecome(actor, granted, fields))
    throw above(roleName(language, role));
  if (fields.name !== role.name) await requireNameFree(tx.db, actor.companyId, fields.name, id);
  const { memberIds, diff } = await diffOf(tx.db, actor.companyId, id, role, fields);
  const change = { ...columnsOf(fields), updated_at: tx.now(), updated_by: actor.memberId };
  const write = async (): Promise<void> => {
    const saved = await refuseDuplicateName(() => q.update(tx.db, actor.companyId, id, rev, change).executeTakeFirst());
    if (!saved) throw await overtaken(tx, actor, id);
  };
  // Nobody's permissions are touched by a new name.
  const isAccess = diff.codes.length > 0 || diff.wider + diff.narrower > 0;
  await (isAccess ? withAccessChange(tx, { memberIds, cause, roleName: fields.name }, write) : write());
  const changes = roleChanges(role, fields, language);
  const event = cause === 'role_saved' ? 'updated' : 'restored';
  await tx.addHistory({ kind: 'role', id, name: fields.name, event, data: { changes, diff } });
  return diff;
}

async function overtaken(tx: Tx, actor: Actor, id: string): Promise<AppError> {
  const row = await q.list(tx.db, actor.companyId).where('r.id', '=', id).executeTakeFirstOrThrow();
  const changed = { kind: 'role', id, but: ['assigned'] } as const;
  return stale(tx.db, actor.companyId, changed, presentRole(row, actor, tx.language));
}

function requireTree({ codes }: Pick<Fields, 'codes'>, language: Context['language']): void {
  const fault = treeFault(codes);
  if (!fault) return;
  const [child, parent] = [fault.child, fault.parent].map((code) => translate(language, `permission.${code}`));
  throw new AppError('CODE_NEEDS_PARENT', { params: { child: child ?? '', parent: parent ?? '' } });
}

const above = (name: string): AppError => new AppError('ROLE_ABOVE', { params: { name } });

const columnsOf = ({ name, description, codes, tier, dispatchable }: Fields) => ({
  name,
  description,
  codes: [...new Set(codes)],
  tier,
  dispatchable,
});

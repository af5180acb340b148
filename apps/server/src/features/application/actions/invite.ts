import type { applicationApi } from '@rondo/contract/application';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { DAY_MS } from '@rondo/domain/duration';
import { roleName } from '@rondo/messages/role-name';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { originOf } from '../../../platform/http/origin.ts';
import type { Settings } from '../../../platform/settings.ts';
import { refuseWhileDissolving } from '../../company/index.ts';
import { invites, newInvite } from '../../invite/index.ts';
import { actorNow, requireGrantable } from '../../role/index.ts';
import { presentInvite } from '../application.present.ts';
import * as q from '../application.queries.ts';
import { requireDepartment } from '../require-place.ts';

type Answer = Output<typeof applicationApi.invite>;
type Invite = Awaited<ReturnType<typeof read>>;

const read = (db: Db, companyId: string) => q.invite(db, companyId).executeTakeFirstOrThrow();

/** How people come in, changed by whoever manages members. */
export function inviteBy(settings: Settings) {
  const present = async ({ db, actor }: Context, wire: Wire): Promise<Answer> =>
    presentInvite(await read(db, actor.companyId), originOf(settings, wire), actor.memberId);
  return {
    invite: (context: Context, _: unknown, wire: Wire) => present(context, wire),
    async saveInvite(context: Context, input: Parsed<typeof applicationApi.saveInvite>, wire: Wire): Promise<Answer> {
      const { db, actor } = context;
      await refuseWhileDissolving(db, actor.companyId);
      const place = await requireDefaults(context, input);
      await context.change(async (tx) => {
        const now = await actorNow(tx, actor, 'frame_staff');
        if (input.roleId !== null) await requireGrantable(tx, now, [input.roleId]);
        const before = await read(tx.db, actor.companyId);
        const settled = { ...columns(tx, input), department_id: input.departmentId, role_id: input.roleId };
        const saved = await invites.save(tx.db, actor.companyId, input.rev, settled).executeTakeFirst();
        if (!saved) throw new AppError('STALE');
        const after = { ...input, ...place };
        await addHistory(tx, 'update', before.code, changes(before, after));
      });
      return present(context, wire);
    },
    async renewInvite(
      context: Context,
      { rev }: Parsed<typeof applicationApi.renewInvite>,
      wire: Wire,
    ): Promise<Answer> {
      const { db, actor } = context;
      await refuseWhileDissolving(db, actor.companyId);
      await context.change(async (tx) => {
        const before = await read(tx.db, actor.companyId);
        const fresh = { ...newInvite(), expires_at: expiry(tx, before.validity_days), updated_at: tx.now() };
        const saved = await invites.save(tx.db, actor.companyId, rev, fresh).executeTakeFirst();
        if (!saved) throw new AppError('STALE');
        await addHistory(tx, 'renew', fresh.code, [{ field: 'code', before: before.code, after: fresh.code }]);
      });
      return present(context, wire);
    },
  };
}

/** Names of the default department and role, as long as they exist and the actor may give the role. */
async function requireDefaults(
  { db, actor, language }: Context,
  { departmentId, roleId, needsApproval }: Parsed<typeof applicationApi.saveInvite>,
) {
  if (!needsApproval && (departmentId === null || roleId === null)) throw new AppError('INVITE_NEEDS_PLACE');
  const department = departmentId === null ? null : await requireDepartment(db, actor.companyId, departmentId);
  const [role] = roleId === null ? [] : await requireGrantable({ db, language }, actor, [roleId]);
  // A link is passed on: whoever reads it must not become an administrator without anybody looking.
  if (role?.key === 'administrator' && !needsApproval)
    throw new AppError('ROLE_ABOVE', { params: { name: roleName(language, role) } });
  return { department, role: role?.name ?? null };
}

const expiry = (tx: Tx, days: number | null): Date | null =>
  days === null ? null : new Date(tx.now().getTime() + days * DAY_MS);

const columns = (
  tx: Tx,
  {
    isOn,
    validityDays,
    needsApproval,
  }: Pick<Parsed<typeof applicationApi.saveInvite>, 'isOn' | 'validityDays' | 'needsApproval'>,
) => ({
  is_on: isOn,
  validity_days: validityDays,
  expires_at: expiry(tx, validityDays),
  needs_approval: needsApproval,
  updated_at: tx.now(),
});

interface Settled {
  isOn: boolean;
  validityDays: number | null;
  needsApproval: boolean;
  department: string | null;
  role: string | null;
}

/** What changed, as texts for the audit log. */
function changes(before: Invite, after: Settled) {
  const fields: [string, string | null, string | null][] = [
    ['isOn', String(before.is_on), String(after.isOn)],
    ['validityDays', textOf(before.validity_days), textOf(after.validityDays)],
    ['needsApproval', String(before.needs_approval), String(after.needsApproval)],
    ['department', before.department_name, after.department],
    ['role', before.role_name, after.role],
  ];
  return fields.filter(([, was, is]) => was !== is).map(([field, was, is]) => ({ field, before: was, after: is }));
}

const textOf = (days: number | null): string | null => (days === null ? null : String(days));

/** A company has one way in, so it goes by the company's id. */
const addHistory = (
  tx: Tx,
  event: 'update' | 'renew',
  name: string,
  changed: ReturnType<typeof changes>,
): Promise<void> => tx.addHistory({ kind: 'invite', id: tx.companyId, name, event, data: { changes: changed } });

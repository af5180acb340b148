import type { Output } from '@rondo/contract/kit/endpoint';
import type { roleApi } from '@rondo/contract/role';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Db } from '../../platform/db/company-db.ts';
import * as h from './holder.queries.ts';
import * as q from './role.queries.ts';

/** What names a role, so that it cannot be deleted: members, the invitation, settings of the company, cycles, snapshot plans, subscriptions, templates that are shared with it or whose items name it. */
export async function referencesTo(
  db: Db,
  companyId: string,
  roleId: string,
  language: Language,
): Promise<Output<typeof roleApi.references>> {
  const [members, invite, settings, cycles, plans, reports, templates] = await Promise.all([
    h.members(db, companyId, roleId, '', q.REFERENCES).execute(),
    q.inviteNaming(db, companyId, roleId).executeTakeFirst(),
    q.settingsNaming(db, companyId, roleId).execute(),
    q.cyclesNaming(db, companyId, roleId).execute(),
    q.snapshotPlansNaming(db, companyId, roleId).execute(),
    q.subscriptionsNaming(db, companyId, roleId).execute(),
    q.templatesNaming(db, companyId, roleId).execute(),
  ]);
  return [
    ...members.map(({ id, name }) => ({ kind: 'member' as const, name, page: `/user/member?open=${id}` })),
    ...(invite
      ? [{ kind: 'invite' as const, name: translate(language, 'role.reference.invite'), page: '/user/apply' }]
      : []),
    ...settings.map(({ key }) => ({ kind: 'setting' as const, name: key, page: '/user/org' })),
    ...cycles.map(({ id, number, name }) => ({
      ...{ kind: 'cycle' as const, name: `${number} ${name}`, page: `/inspect/cycle?open=${id}` },
    })),
    ...plans.map(({ id, name }) => ({ kind: 'snapshot_plan' as const, name, page: `/timed-snapshot?open=${id}` })),
    ...reports.map(({ id, name }) => ({ kind: 'subscription' as const, name, page: `/subscription?open=${id}` })),
    ...templates.map(({ id, name }) => ({
      kind: 'template' as const,
      name,
      page: `/inspect/template/${id}?panel=share`,
    })),
  ];
}

import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import { handoverApi } from '@rondo/contract/handover';
import type { Reason } from '@rondo/contract/kit/codes';
import { memberApi } from '@rondo/contract/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issuePass } from '../../src/features/session/index.ts';
import { inviteToken } from '../newcomer.ts';
import { requestId, type World, world } from '../world.ts';
import { type Climb, type Ladder, ladder } from './climb.ts';

let w: World;
let on: Ladder;
beforeAll(async () => {
  w = await world();
  on = await ladder(w);
}, 60_000);
afterAll(() => w.stop());

/** What somebody with power over members alone tries. */
const BY_STAFF: [string, Reason[], Climb][] = [
  [
    'a new administrator',
    ['ROLE_ABOVE'],
    (m) => m.call(memberApi.create, on.member({ roleIds: [on.preset('administrator')] })),
  ],
  ['a new owner', ['ROLE_ABOVE'], (m) => m.call(memberApi.create, on.member({ roleIds: [on.preset('owner')] }))],
  [
    'a role with codes they lack',
    ['ROLE_ABOVE'],
    (m) => m.call(memberApi.create, on.member({ roleIds: [on.preset('inspector')] })),
  ],
  [
    'a role that sees further',
    ['ROLE_ABOVE'],
    (m) => m.call(memberApi.create, on.member({ roleIds: [on.roles.wide] })),
  ],
  ['all shops', ['SCOPE_ABOVE'], (m) => m.call(memberApi.create, on.member({ scope: { kind: 'all' } }))],
  [
    'a shop elsewhere',
    ['SCOPE_ABOVE'],
    (m) => m.call(memberApi.create, on.member({ scope: { kind: 'some', shopIds: [on.shops.other] } })),
  ],
  [
    'the group above',
    ['SCOPE_ABOVE'],
    (m) => m.call(memberApi.create, on.member({ scope: { kind: 'some', groupIds: [on.company.start.rootGroupId] } })),
  ],
  [
    'a shop elsewhere to manage',
    ['SCOPE_ABOVE'],
    (m) => m.call(memberApi.create, on.member({ managedShopIds: [on.shops.other] })),
  ],
  [
    'themself an administrator',
    ['ROLE_ABOVE'],
    async (m) =>
      m.call(
        memberApi.update,
        await on.changed(m.id, { roleIds: [...(await on.changed(m.id, {})).roleIds, on.preset('administrator')] }),
      ),
  ],
  [
    'themself all shops',
    ['SCOPE_ABOVE'],
    async (m) => m.call(memberApi.update, await on.changed(m.id, { scope: { kind: 'all' } })),
  ],
  [
    'themself a shop to manage',
    ['SCOPE_ABOVE'],
    async (m) => m.call(memberApi.update, await on.changed(m.id, { managedShopIds: [on.shops.other] })),
  ],
  [
    'roles in bulk',
    ['ROLE_ABOVE'],
    (m) => m.call(memberApi.assign, { ids: [m.id], addRoleIds: [on.preset('administrator')] }),
  ],
  ['a scope in bulk', ['SCOPE_ABOVE'], (m) => m.call(memberApi.assign, { ids: [m.id], scope: { kind: 'all' } })],
  [
    'the name of an administrator',
    ['MEMBER_ABOVE'],
    async (m) => m.call(memberApi.update, await on.changed(on.targets.administrator, { name: 'X' })),
  ],
  [
    'the address of the owner',
    ['MEMBER_ABOVE'],
    async (m) => m.call(memberApi.update, await on.changed(on.targets.owner, { mail: 'x@test.rondo' })),
  ],
  [
    'the address of an inspector',
    ['MEMBER_ABOVE'],
    async (m) => m.call(memberApi.update, await on.changed(on.targets.inspector, { mail: 'x@test.rondo' })),
  ],
  [
    'the address of somebody in two companies',
    ['CONTACT_IS_THEIRS'],
    async (m) => m.call(memberApi.update, await on.changed(on.targets.elsewhere, { mail: 'x@test.rondo' })),
  ],
  [
    'a password for somebody in two companies',
    ['CONTACT_IS_THEIRS'],
    (m) => m.call(memberApi.issuePassword, { id: on.targets.elsewhere }),
  ],
  [
    'a password for an administrator',
    ['MEMBER_ABOVE'],
    (m) => m.call(memberApi.issuePassword, { id: on.targets.invited }),
  ],
  ['a password for the owner', ['MEMBER_ABOVE'], (m) => m.call(memberApi.issuePassword, { id: on.targets.owner })],
  [
    'an administrator away',
    ['MEMBER_ABOVE'],
    async (m) =>
      m.call(memberApi.disable, { id: on.targets.administrator, rev: await on.revOf(on.targets.administrator) }),
  ],
  [
    'the owner away',
    ['MEMBER_ABOVE'],
    async (m) => m.call(memberApi.disable, { id: on.targets.owner, rev: await on.revOf(on.targets.owner) }),
  ],
  ['themself away', ['MEMBER_SELF'], async (m) => m.call(memberApi.disable, { id: m.id, rev: await on.revOf(m.id) })],
  [
    'an administrator gone',
    ['MEMBER_ABOVE'],
    async (m) =>
      m.call(handoverApi.resign, { memberId: on.targets.administrator, rev: await on.revOf(on.targets.administrator) }),
  ],
  [
    'the owner gone',
    ['MEMBER_ABOVE'],
    async (m) => m.call(handoverApi.resign, { memberId: on.targets.owner, rev: await on.revOf(on.targets.owner) }),
  ],
  [
    'an administrator back',
    ['MEMBER_ABOVE'],
    async (m) =>
      m.call(memberApi.rejoin, {
        id: on.targets.left,
        rev: await on.revOf(on.targets.left),
        departmentIds: [on.company.start.rootDepartmentId],
        roleIds: [on.roles.below],
        scope: { kind: 'some' },
      }),
  ],
  [
    'an applicant as an administrator',
    ['ROLE_ABOVE'],
    (m) =>
      m.call(applicationApi.approve, {
        ids: [on.applicationId],
        departmentId: on.company.start.rootDepartmentId,
        roleIds: [on.preset('administrator')],
        scope: { kind: 'some' },
      }),
  ],
  [
    'an applicant with all shops',
    ['SCOPE_ABOVE'],
    (m) =>
      m.call(applicationApi.approve, {
        ids: [on.applicationId],
        departmentId: on.company.start.rootDepartmentId,
        roleIds: [on.roles.below],
        scope: { kind: 'all' },
      }),
  ],
  [
    'administrators by the link',
    ['ROLE_ABOVE'],
    (m) =>
      m.call(applicationApi.saveInvite, {
        rev: on.inviteRev,
        isOn: true,
        validityDays: null,
        needsApproval: false,
        departmentId: on.company.start.rootDepartmentId,
        roleId: on.preset('administrator'),
      }),
  ],
];

const csv = (text: string) => ({ files: [{ name: 'people.csv', bytes: Buffer.from(text) }] });

describe('who manages members gives nobody more than they have:', () => {
  it.each(BY_STAFF)('%s', (_, reasons, climb) => on.stays(on.climbers.staffer, climb, reasons));
  it.each(BY_STAFF)('%s, with power over roles beside it', (_, reasons, climb) =>
    on.stays(on.climbers.both, climb, reasons),
  );

  it('people from a file', async () => {
    const before = await on.powers();
    const name = (await on.role(on.preset('administrator'))).name;
    const file = csv(`Name,Email,Role,Scope\nUp,up@test.rondo,${name},All\nTop,top@test.rondo,${name},`);
    const report = await on.climbers.staffer.call(memberApi.checkImport, {}, file);
    expect(report).toMatchObject({ ready: 0, errorCount: expect.any(Number) });
    expect(JSON.stringify(report.errors)).toContain(name);
    const run = on.climbers.staffer.call(memberApi.runImport, { requestId: requestId(), importId: report.importId });
    // Refused or without effect: what counts is that nobody has more power than before.
    await run.catch(() => undefined);
    expect(await on.powers()).toBe(before);
  });
});

it('who left as an administrator comes back by an open link as what the link gives, and nothing of before', async () => {
  const { owner, start } = on.company;
  const { rev } = await owner.call(applicationApi.invite, {});
  const place = { departmentId: start.rootDepartmentId, roleId: on.roles.below };
  await owner.call(applicationApi.saveInvite, {
    ...{ rev, isOn: true, validityDays: null, needsApproval: false },
    ...place,
  });
  const [left] = await w.sql<{ person: string }>('select person_id as person from member where id = $1', [
    on.targets.left,
  ]);
  await w.sql('update person set mail_proved_at = now() where id = $1', [left?.person]);
  const pass = await issuePass(w.app.databases.global, left?.person ?? '', false, w.clock.now());
  const invite = await inviteToken(on.company);
  await w.call(accountApi.join, { pass, invite, name: 'Back' });
  const member = await owner.call(memberApi.get, { id: on.targets.left });
  const [admin] = member.roles.filter((role) => role.id === on.preset('administrator'));
  expect([admin, member.scope.kind, member.isOwner]).toEqual([undefined, 'some', false]);
});

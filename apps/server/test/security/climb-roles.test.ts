import { applicationApi } from '@rondo/contract/application';
import { companyApi } from '@rondo/contract/company';
import { dissolutionApi } from '@rondo/contract/dissolution';
import { handoverApi } from '@rondo/contract/handover';
import type { Reason } from '@rondo/contract/kit/codes';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import { PRESET_ROLES } from '@rondo/domain/role';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Person } from '../factories.ts';
import { ownCode } from '../own-code.ts';
import { requestId, type World, world } from '../world.ts';
import { type Climb, type Ladder, ladder } from './climb.ts';

let w: World;
let on: Ladder;
beforeAll(async () => {
  w = await world();
  on = await ladder(w);
}, 60_000);
afterAll(() => w.stop());

/** What somebody with power over roles alone tries. */
const BY_ROLES: [string, Reason[], Climb][] = [
  [
    'a role with codes they lack',
    ['ROLE_ABOVE'],
    (m) =>
      m.call(roleApi.create, {
        requestId: requestId(),
        name: 'Up',
        codes: ['frame', 'frame_book', 'x_audit_log'],
        tier: 'scope',
      }),
  ],
  [
    'a copy of the administrator',
    ['ROLE_ABOVE'],
    (m) =>
      m.call(roleApi.create, {
        requestId: requestId(),
        name: 'Up',
        copyOf: on.preset('administrator'),
        codes: [...PRESET_ROLES.administrator.codes],
        tier: 'all',
      }),
  ],
  [
    'a role that sees further',
    ['ROLE_ABOVE'],
    (m) => m.call(roleApi.create, { requestId: requestId(), name: 'Up', codes: ['frame', 'frame_role'], tier: 'all' }),
  ],
  [
    'a code more for the own role',
    ['ROLE_ABOVE'],
    async (m) => {
      const [role] = (await on.company.owner.call(memberApi.get, { id: m.id })).roles;
      const row = await on.role(role?.id ?? '');
      return m.call(roleApi.update, {
        id: row.id,
        rev: row.rev,
        name: row.name,
        codes: [...row.codes, 'frame_book', 'x_audit_log'],
        tier: row.tier,
      });
    },
  ],
  [
    'a role above them',
    ['ROLE_ABOVE'],
    async (m) => m.call(roleApi.update, { ...(await on.role(on.preset('inspector'))), codes: ['task_center'] }),
  ],
  [
    'a role above them gone',
    ['ROLE_ABOVE'],
    async (m) => m.call(roleApi.remove, { id: on.roles.wide, rev: (await on.role(on.roles.wide)).rev }),
  ],
  [
    'the administrator’s role',
    ['ROLE_LOCKED'],
    async (m) => m.call(roleApi.update, { ...(await on.role(on.preset('administrator'))), codes: ['task_center'] }),
  ],
  [
    'the owner’s role restored',
    ['ROLE_LOCKED'],
    async (m) => m.call(roleApi.restore, { id: on.preset('owner'), rev: (await on.role(on.preset('owner'))).rev }),
  ],
  [
    'themself an administrator',
    ['ROLE_ABOVE'],
    (m) => m.call(roleApi.assign, { id: on.preset('administrator'), add: [m.id] }),
  ],
  ['themself the owner', ['ROLE_ABOVE'], (m) => m.call(roleApi.assign, { id: on.preset('owner'), add: [m.id] })],
  [
    'an administrator without it',
    ['ROLE_ABOVE'],
    (m) => m.call(roleApi.assign, { id: on.preset('administrator'), remove: [on.targets.administrator] }),
  ],
];

/** What an administrator tries, who may do nearly everything. */
const BY_ADMINISTRATOR: [string, Reason[], Climb][] = [
  ['themself the owner', ['ROLE_ABOVE'], (m) => m.call(roleApi.assign, { id: on.preset('owner'), add: [m.id] })],
  ['a new owner', ['ROLE_ABOVE'], (m) => m.call(memberApi.create, on.member({ roleIds: [on.preset('owner')] }))],
  [
    'the owner without a role',
    ['ROLE_ABOVE'],
    (m) => m.call(roleApi.assign, { id: on.preset('owner'), remove: [on.company.owner.id] }),
  ],
  [
    'the owner another role',
    ['MEMBER_ABOVE'],
    (m) => m.call(roleApi.assign, { id: on.preset('administrator'), add: [on.company.owner.id] }),
  ],
  [
    'the address of the owner',
    ['MEMBER_ABOVE'],
    async (m) => m.call(memberApi.update, await on.changed(on.targets.owner, { mail: 'x@test.rondo' })),
  ],
  [
    'the owner away',
    ['MEMBER_ABOVE', 'MEMBER_IS_OWNER'],
    async (m) => m.call(memberApi.disable, { id: on.targets.owner, rev: await on.revOf(on.targets.owner) }),
  ],
  [
    'the owner gone',
    ['MEMBER_ABOVE', 'MEMBER_IS_OWNER'],
    async (m) => m.call(handoverApi.resign, { memberId: on.targets.owner, rev: await on.revOf(on.targets.owner) }),
  ],
  ['themself away', ['MEMBER_SELF'], async (m) => m.call(memberApi.disable, { id: m.id, rev: await on.revOf(m.id) })],
  [
    'a role that dissolves',
    ['ROLE_ABOVE'],
    (m) =>
      m.call(roleApi.create, {
        requestId: requestId(),
        name: 'End',
        codes: ['frame', 'frame_book', 'x_company_setting', 'x_dissolve'],
        tier: 'all',
      }),
  ],
  [
    'a role with everything',
    ['ROLE_ABOVE'],
    (m) => m.call(roleApi.create, { requestId: requestId(), name: 'All', codes: [...PERMISSION_CODES], tier: 'all' }),
  ],
  ['the company to themself', ['FORBIDDEN'], (m) => m.call(companyApi.offer, { toId: m.id, code: '000000' })],
  ['the end of the company', ['FORBIDDEN'], (m) => m.call(dissolutionApi.start, { name: 'Company', code: '000000' })],
  [
    'an applicant as the owner',
    ['ROLE_ABOVE'],
    (m) =>
      m.call(applicationApi.approve, {
        ids: [on.applicationId],
        departmentId: on.company.start.rootDepartmentId,
        roleIds: [on.preset('owner')],
        scope: { kind: 'some' },
      }),
  ],
  [
    'owners by the link',
    ['ROLE_ABOVE'],
    (m) =>
      m.call(applicationApi.saveInvite, {
        rev: on.inviteRev,
        isOn: true,
        validityDays: null,
        needsApproval: false,
        departmentId: on.company.start.rootDepartmentId,
        roleId: on.preset('owner'),
      }),
  ],
  [
    'the address of somebody in two companies',
    ['CONTACT_IS_THEIRS'],
    async (m) => m.call(memberApi.update, await on.changed(on.targets.elsewhere, { mail: 'x@test.rondo' })),
  ],
];

describe('who manages roles gives nobody more than they have:', () => {
  it.each(BY_ROLES)('%s', (_, reasons, climb) => on.stays(on.climbers.roler, climb, reasons));
  it.each(BY_ROLES)('%s, with power over members beside it', (_, reasons, climb) =>
    on.stays(on.climbers.both, climb, reasons),
  );

  it('not even a role of their own goes to others or to themself without power over members', async () => {
    for (const id of [on.climbers.roler.id, on.climbers.staffer.id])
      await on.stays(on.climbers.roler, (m) => m.call(roleApi.assign, { id: on.roles.below, add: [id] }), [
        'FORBIDDEN',
        'ROLE_ABOVE',
      ]);
  });

  it('a preset that was cut down is not restored by who could not fill it', async () => {
    const row = await on.role(on.preset('staff'));
    await on.company.owner.call(roleApi.update, { ...row, codes: ['frame'], tier: 'own' });
    const { rev } = await on.role(row.id);
    await on.stays(on.climbers.both, (m) => m.call(roleApi.restore, { id: row.id, rev }), ['ROLE_ABOVE']);
    await on.company.owner.call(roleApi.restore, { id: row.id, rev });
  });
});

describe('an administrator is no owner:', () => {
  it.each(BY_ADMINISTRATOR)('%s', (_, reasons, climb) => on.stays(on.climbers.administrator, climb, reasons));

  it('an offer to somebody else is not theirs to take', async () => {
    const { owner } = on.company;
    const code = await ownCode(w, owner, 'offer_ownership');
    await owner.call(companyApi.offer, { toId: on.targets.administrator, code });
    const id = (await owner.call(companyApi.get, {})).offer?.id ?? '';
    const mine = await ownCode(w, on.climbers.administrator, 'accept_ownership');
    for (const call of [
      (m: Person) => m.call(companyApi.accept, { id, code: mine }),
      (m: Person) => m.call(companyApi.decline, { id }),
      (m: Person) => m.call(companyApi.cancelOffer, { id }),
    ])
      await on.stays(on.climbers.administrator, call, ['NOT_FOUND', 'FORBIDDEN']);
    await owner.call(companyApi.cancelOffer, { id });
  });
});

it('the owner, too, goes only by giving the company away', async () => {
  const { owner } = on.company;
  const rev = await on.revOf(owner.id);
  await on.stays(owner, (m) => m.call(memberApi.disable, { id: owner.id, rev }), ['MEMBER_IS_OWNER']);
  await on.stays(owner, (m) => m.call(handoverApi.resign, { memberId: owner.id, rev }), ['MEMBER_IS_OWNER']);
  await on.stays(owner, (m) => m.call(roleApi.assign, { id: on.preset('owner'), remove: [owner.id] }), ['ROLE_ABOVE']);
});

import { companyApi } from '@rondo/contract/company';
import { deviceApi } from '@rondo/contract/device';
import { dissolutionApi } from '@rondo/contract/dissolution';
import { messageApi } from '@rondo/contract/message';
import { sessionApi } from '@rondo/contract/session';
import { shopGroupApi } from '@rondo/contract/shop';
import { HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { ownCode } from '../../../test/own-code.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';
import { refuseWhileDissolving } from '../company/index.ts';

let w: World;
let company: Company;
let admin: Person;
let staff: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ name: '兰州拉面（上海）' });
  admin = await company.member({ role: 'administrator' });
  staff = await company.member({ role: 'staff' });
});

const start = async (name = '兰州拉面（上海）') =>
  company.owner.call(dissolutionApi.start, { name, code: await ownCode(w, company.owner, 'dissolve') });

describe('dissolving a company', () => {
  it('shows before what would be gone, as many as there are', async () => {
    await company.shop();
    await company.shop();
    const { inventory, state } = await company.owner.call(dissolutionApi.get, {});
    expect(state).toBe('normal');
    const counts: Record<string, string> = {
      members: 'member',
      departments: 'department',
      roles: 'role',
      shops: 'shop',
      templates: 'template',
      tasks: 'task',
      records: 'record',
      rectifications: 'rectification',
      messages: 'message',
      devices: 'device',
      cycles: 'cycle',
      subscriptions: 'subscription',
      notices: 'notice',
      dashboards: 'flow_dashboard',
      files: 'file',
    };
    for (const [name, table] of Object.entries(counts)) {
      const [row] = await w.sql<{ n: number }>(`select count(*)::int n from ${table} where company_id = $1`, [
        company.id,
      ]);
      expect([name, Object.entries(inventory).find(([key]) => key === name)?.[1]]).toEqual([name, row?.n]);
    }
    expect(inventory).toMatchObject({ members: 3, shops: 2, documents: 0, bytes: 0, recordingBytes: 0 });
  });

  it('takes the full name, to the character, and a code of its own; neither is used up by the other', async () => {
    const code = await ownCode(w, company.owner, 'dissolve');
    const named = (name: string) => company.owner.call(dissolutionApi.start, { name, code });
    for (const name of ['兰州拉面（上海', '兰州拉面(上海)', '兰州拉面（上海） ', ''])
      expect(await refused(named(name))).toBe('COMPANY_NAME_DIFFERS');
    expect(await refused(company.owner.call(dissolutionApi.start, { name: '兰州拉面（上海）', code: '000000' }))).toBe(
      'CODE_WRONG',
    );
    expect((await named('兰州拉面（上海）')).state).toBe('dissolving');
  });

  it('takes five wrong codes and not the sixth, however right it is', async () => {
    const code = await ownCode(w, company.owner, 'dissolve');
    const withCode = (some: string) =>
      company.owner.call(dissolutionApi.start, { name: '兰州拉面（上海）', code: some });
    for (let n = 0; n < 5; n += 1) expect(await refused(withCode('999999x'))).toBe('CODE_WRONG');
    expect(await refused(withCode(code))).toBe('CODE_WRONG');
    const late = await ownCode(w, company.owner, 'dissolve');
    w.clock.advance(5 * 60_000);
    expect(await refused(withCode(late))).toBe('CODE_WRONG');
  });

  it('is done by the owner alone', async () => {
    expect(await refused(admin.call(dissolutionApi.get, {}))).toBe('FORBIDDEN');
    expect(await refused(admin.call(dissolutionApi.start, { name: '兰州拉面（上海）', code: '1' }))).toBe('FORBIDDEN');
    expect(await refused(staff.call(dissolutionApi.takeBack, { code: '1' }))).toBe('FORBIDDEN');
  });

  it('of two who do it at once one does, and everybody is told once', async () => {
    const code = await ownCode(w, company.owner, 'dissolve');
    const both = await Promise.allSettled(
      [1, 2].map(() => company.owner.call(dissolutionApi.start, { name: '兰州拉面（上海）', code })),
    );
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await w.settle();
    for (const person of [company.owner, admin, staff])
      expect((await person.call(messageApi.list, {})).list).toHaveLength(1);
    const letters = await w.sql<{ target: string; params: { company: string } }>(
      `select target, params from delivery where company_id = $1 and text_key = 'dissolution_started'`,
      [company.id],
    );
    expect(letters).toHaveLength(2);
    expect(letters[0]?.params.company).toBe('兰州拉面（上海）');
  });
});

describe('while a company is being dissolved', () => {
  it('everybody sees until when, nobody is taken in, it is not given away, and other work goes on', async () => {
    const { dissolveAt } = await start();
    expect(await staff.call(sessionApi.me, {})).toMatchObject({ companyState: 'dissolving', dissolveAt });
    expect(Date.parse(dissolveAt ?? '') - w.clock.now().getTime()).toBeGreaterThan(71 * HOUR_MS);
    await expect(refuseWhileDissolving(w.app.databases.of(company.id), company.id)).rejects.toMatchObject({
      reason: 'COMPANY_DISSOLVING',
    });
    const offer = company.owner.call(companyApi.offer, { toId: admin.id, code: '1' });
    expect(await refused(offer)).toBe('COMPANY_DISSOLVING');
    const cameras = [{ channel: 1, name: 'Door', mainStream: 'counting' }];
    const camera = {
      ...{
        shopId: await company.shop(),
        name: 'Door',
        kind: 'camera' as const,
        driver: 'file' as const,
        requestId: crypto.randomUUID(),
      },
    } as const;
    expect(await refused(company.owner.call(deviceApi.create, { ...camera, cameras }))).toBe('COMPANY_DISSOLVING');
    const parentId = company.start.rootGroupId;
    const group = { parentId, name: 'North', requestId: crypto.randomUUID() };
    expect(await admin.call(shopGroupApi.create, group)).toHaveProperty('id');
  });

  it('an open offer of ownership lapses', async () => {
    const code = await ownCode(w, company.owner, 'offer_ownership');
    await company.owner.call(companyApi.offer, { toId: admin.id, code });
    await start();
    expect((await admin.call(companyApi.get, {})).offer).toBeNull();
  });

  it('the owner keeps it with a code, everybody is told, and it can be dissolved again', async () => {
    await start();
    expect(await refused(company.owner.call(dissolutionApi.takeBack, { code: '000000' }))).toBe('CODE_WRONG');
    const kept = await company.owner.call(dissolutionApi.takeBack, {
      code: await ownCode(w, company.owner, 'keep_company'),
    });
    expect(kept).toMatchObject({ state: 'normal', dissolveAt: null, startedAt: null });
    expect(await refused(company.owner.call(dissolutionApi.takeBack, { code: '1' }))).toBe('MOVE_NOT_ALLOWED');
    const letters = await w.sql<{ params: unknown }>(
      `select params from delivery where company_id = $1 and text_key = 'dissolution_taken_back'`,
      [company.id],
    );
    expect(letters).toHaveLength(2);
    w.clock.advance(73 * HOUR_MS);
    await w.app.runJob('dissolution.end');
    expect((await staff.call(sessionApi.me, {})).companyState).toBe('normal');
    await start();
    await w.settle();
    expect((await staff.call(messageApi.list, {})).list).toHaveLength(3);
  });
});

describe('the end of a company', () => {
  it('comes after 72 hours and not a minute before, ends every session, and nobody gets in', async () => {
    await company.owner.call(deviceApi.create, {
      ...{ shopId: await company.shop(), name: 'Door', kind: 'camera', driver: 'onvif', address: '192.168.1.7' },
      ...{
        username: 'admin',
        password: 'secret',
        cameras: [{ channel: 1, name: 'Door' }],
        requestId: crypto.randomUUID(),
      },
    });
    await start();
    w.clock.advance(72 * HOUR_MS - 60_000);
    await w.app.runJob('dissolution.end');
    expect((await staff.call(sessionApi.me, {})).companyState).toBe('dissolving');
    w.clock.advance(120_000);
    await w.app.runJob('dissolution.end');
    await w.app.runJob('dissolution.end');
    const sessions = await w.sql<{ end_reason: string }>(
      'select distinct end_reason from session where company_id = $1',
      [company.id],
    );
    expect(sessions).toEqual([{ end_reason: 'dissolved' }]);
    const [row] = await w.sql<{ state: string; days: number }>(
      `select state, round(extract(epoch from purge_at - $2::timestamptz) / 86400)::int as days from company where id = $1`,
      [company.id, w.clock.now()],
    );
    expect(row).toEqual({ state: 'dissolved', days: 30 });
    // What let Rondo into its devices is forgotten at once, not with the backup.
    const devices = await w.sql('select username, password from device where company_id = $1', [company.id]);
    expect(devices).toEqual([{ username: '', password: '' }]);
    const ends = await w.sql(`select 1 from history where company_id = $1 and event = 'dissolved'`, [company.id]);
    expect(ends).toHaveLength(1);
    w.clock.refreshActors();
    for (const person of [company.owner, staff])
      expect(await refused(person.call(sessionApi.me, {}))).toBe('SESSION_ENDED');
  });

  it('leaves other companies and their sessions alone', async () => {
    const other = await w.company();
    await start();
    w.clock.advance(73 * HOUR_MS);
    await w.app.runJob('dissolution.end');
    expect((await other.owner.call(sessionApi.me, {})).companyState).toBe('normal');
  });
});

import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answersOf,
  dispatchTo,
  givenShopToInspect,
  inspect,
  openTask,
  type ShopToInspect,
} from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  given = await givenShopToInspect(w);
});

const set = async (patch: Partial<Input<typeof settings.saveRectification>>) => {
  const { owner } = given.company;
  return owner.call(settings.saveRectification, { ...(await owner.call(settings.rectification, {})), ...patch });
};
const task = async () =>
  (
    await dispatchTo(w, given.inspector, given.template.id, [given.shopId], {
      executor: { kind: 'members', memberIds: [given.inspector.id] },
    })
  ).firstTaskId;
const failed = async () =>
  (await inspect(given.inspector, await task(), answersOf(given.template.items, [0]))).rectifications;
const one = async () => {
  const [made] = await failed();
  if (!made) throw new Error('no rectification was made');
  return made.id;
};
const see = (id: string) => given.manager.call(rectificationApi.get, { id });
const hours = async (id: string) => {
  const [row] = await w.sql(
    'select limit_hours, round_hours, allows_transfer, repeat_no from rectification where id = $1',
    [id],
  );
  return row;
};

describe('the settings of rectifications', () => {
  it('hold for new ones only: those that are there keep what they were made with', async () => {
    const old = await one();
    await set({ hoursNormal: 5, roundHours: 3, allowsTransfer: false });
    const fresh = await one();
    expect(await hours(old)).toMatchObject({ limit_hours: 72, round_hours: 24, allows_transfer: true });
    expect(await hours(fresh)).toMatchObject({ limit_hours: 5, round_hours: 3, allows_transfer: false });
    expect((await see(old)).can.events).toContain('transfer');
    expect((await see(fresh)).can.events).not.toContain('transfer');
  });

  it('say what becomes of a small failure: certain, a choice, or nothing', async () => {
    const planned = async () => {
      const taskId = await task();
      await openTask(given.inspector, taskId);
      const answers = answersOf(given.template.items, [0]);
      const { rectifications } = await given.inspector.call(inspectionApi.preview, { taskId, answers });
      return rectifications.map(({ isRequired }) => isRequired);
    };
    expect(await planned()).toEqual([false]);
    await set({ autoCreate: 'always' });
    expect(await planned()).toEqual([true]);
    await set({ autoCreate: 'never' });
    expect(await planned()).toEqual([]);
    expect(await failed()).toEqual([]);
  });

  it('say within how many days a failure is a repeat', async () => {
    await one();
    w.clock.advance(2 * 86_400_000);
    expect(await hours(await one())).toMatchObject({ repeat_no: 2 });
    await set({ repeatDays: 1 });
    w.clock.advance(2 * 86_400_000);
    expect(await hours(await one())).toMatchObject({ repeat_no: 1 });
    // The report counts by the same days.
    const [newest] = await w.sql<{ id: string }>(
      'select id from record where company_id = $1 order by submitted_at desc limit 1',
      [given.company.id],
    );
    const report = await given.company.owner.call(recordApi.get, { id: newest?.id ?? '' });
    expect(Math.max(...report.items.map(({ repeatNo }) => repeatNo))).toBe(1);
  });

  it('are saved over what was seen only, by those who may', async () => {
    await set({ hoursMajor: 10 });
    expect(await refused(set({ hoursMajor: 11, rev: 0 }))).toBe('STALE');
    expect(await refused(given.inspector.call(settings.rectification, {}))).toBe('FORBIDDEN');
    expect(await refused(set({ hoursNormal: 0 }))).toBe('INPUT_REFUSED');
  });
});

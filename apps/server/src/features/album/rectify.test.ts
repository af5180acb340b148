import { albumApi as api } from '@rondo/contract/album';
import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import type { Input } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import type { PictureSource } from '@rondo/domain/album';
import type { PictureOrigin } from '@rondo/domain/rectification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screenshots, uploaded } from '../../../test/album.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let manager: Person;
let area: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  area = await company.member({ role: 'area_manager', shopIds: [shopId] });
});

const rectify = (ids: string[], more: Partial<Input<typeof api.rectify>> = {}, who = owner) =>
  who.call(api.rectify, {
    ...{ requestId: requestId(), ids, title: 'Queue at the till', severity: 'major', handlerIds: [manager.id] },
    ...more,
  });
const see = (id: string) => owner.call(rectificationApi.get, { id });
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

/** Screenshots as if a camera, a plan or a check had brought them into the gallery. */
async function pictures(source: PictureSource, count = 1): Promise<string[]> {
  const ids = await screenshots(owner, shopId, { count, camera: 'Till' });
  await w.sql('update album_picture set source = $1 where id = any($2)', [source, ids]);
  return ids;
}

describe('a rectification from pictures goes by the rules of the company', () => {
  beforeEach(async () => {
    const { rev, ...set } = await owner.call(inspectSettingApi.rectification, {});
    const rules = { hoursMajor: 10, reviewer: { kind: 'area_manager' as const }, ccIds: [owner.id] };
    await owner.call(inspectSettingApi.saveRectification, { ...set, ...rules, rev });
  });

  it('where nobody chose hours, reviewers and copies: what is handed in waits for the reviewer of the rule', async () => {
    const { id } = await rectify(await screenshots(owner, shopId));
    const made = await see(id);
    expect(made).toMatchObject({ limitHours: 10, priority: 'normal', state: 'pending' });
    expect(idsOf(made.reviewers)).toEqual([area.id]);
    expect(made.people.filter(({ relation }) => relation === 'cc').map((one) => one.id)).toEqual([owner.id]);
    await manager.call(rectificationApi.handle, { id, rev: 0, photoIds: await uploaded(manager) });
    expect((await see(id)).state).toBe('awaiting_review');
  });

  it('and keeps what somebody chose, also that nobody looks at the fix, and a time instead of hours', async () => {
    const in30 = new Date(w.clock.now().getTime() + 29.5 * 3_600_000).toISOString();
    const own = { reviewerIds: [], ccIds: [], limitHours: 3, deadlineAt: in30, priority: 'urgent' as const };
    const { id } = await rectify(await screenshots(owner, shopId), own);
    const made = await see(id);
    expect(made).toMatchObject({ limitHours: 30, deadlineAt: in30, priority: 'urgent', reviewers: [] });
    await manager.call(rectificationApi.handle, { id, rev: 0, photoIds: await uploaded(manager) });
    expect((await see(id)).state).toBe('completed');
    const past = { deadlineAt: w.clock.now().toISOString() };
    expect(await refused(rectify(await screenshots(owner, shopId), past))).toBe('DEADLINE_PAST');
  });

  it('and is of a store that is not closed', async () => {
    const ids = await screenshots(owner, shopId);
    await w.sql(`update shop set state = 'closed' where id = $1`, [shopId]);
    expect(await refused(rectify(ids))).toBe('SHOP_NOT_OPEN');
  });
});

describe('what a rectification from pictures began with', () => {
  it.each<[PictureOrigin, PictureSource[], boolean]>([
    ['spot_check', ['capture'], true],
    ['screenshot', ['capture', 'upload'], false],
    ['snapshot', ['snapshot', 'snapshot'], false],
    ['album', ['snapshot', 'capture'], false],
    ['album', ['ai'], false],
    // Whoever says that it was a spot check is believed only of a picture that a camera just gave.
    ['screenshot', ['upload'], true],
    ['snapshot', ['snapshot'], true],
  ])('is %s for pictures of %j (spot check: %s), and is found by it', async (origin, sources, isSpotCheck) => {
    const ids: string[] = [];
    for (const source of sources) ids.push(...(await pictures(source)));
    const { id } = await rectify(ids, { isSpotCheck });
    const made = await see(id);
    expect(made.source).toBe(origin);
    expect(made.sourcePictures.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
    expect(made.sourcePictures[0]).toMatchObject({ camera: { id: null, name: 'Till' }, isOpen: true, snapshot: null });
    expect(idsOf((await owner.call(rectificationApi.list, { source: [origin] })).list)).toEqual([id]);
    const others = (['spot_check', 'screenshot', 'snapshot', 'album', 'free'] as const).filter((one) => one !== origin);
    expect((await owner.call(rectificationApi.list, { source: [...others] })).total).toBe(0);
  });

  it('stays linked when somebody draws on the picture before and after, and opens for who may see the gallery', async () => {
    const [picture = ''] = await pictures('capture');
    const draw = async (rev: number) => {
      const [layer = null] = await uploaded(owner, 320, 180);
      await owner.call(api.mark, { id: picture, rev, fileId: layer });
    };
    await draw(0);
    const { id } = await rectify([picture]);
    await draw((await owner.call(api.get, { id: picture })).rev);
    expect(idsOf((await see(id)).sourcePictures)).toEqual([picture]);
    const [seen] = (await manager.call(rectificationApi.get, { id })).sourcePictures;
    expect(seen).toMatchObject({ id: picture, isOpen: false });
  });

  it('is still read where it was made before sources were told apart', async () => {
    const ids = await pictures('snapshot');
    const { id } = await rectify(ids);
    await w.sql(`update rectification set source = 'album' where id = $1`, [id]);
    expect(await see(id)).toMatchObject({ source: 'album', sourcePictures: [{ id: ids[0] }] });
  });
});

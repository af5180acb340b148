import { albumApi as api } from '@rondo/contract/album';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import { allItems } from '@rondo/domain/scoring/template';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screenshots, uploaded } from '../../../test/album.ts';
import type { Person } from '../../../test/factories.ts';
import { dispatchTo, givenShopToInspect, openTask, type ShopToInspect } from '../../../test/inspection.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;
let owner: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  given = await givenShopToInspect(w);
  owner = given.company.owner;
  shopId = given.shopId;
});

const fileOf = async (id: string) => (await owner.call(api.get, { id })).file;

describe('pictures of the gallery are given with a dispatch', () => {
  it('by whoever sees them there, whoever took them, and are seen by whoever inspects', async () => {
    const [id = ''] = await screenshots(given.inspector, shopId);
    const { id: photoId, path } = await fileOf(id);
    const area = await given.company.member({ role: 'area_manager', shopIds: [shopId] });
    const executor = { kind: 'members' as const, memberIds: [given.manager.id] };
    const { firstTaskId } = await dispatchTo(w, area, given.template.id, [shopId], { executor, photoIds: [photoId] });
    const task = await given.manager.call(taskApi.get, { id: firstTaskId });
    expect(task.photos.map((one) => one.id)).toEqual([photoId]);
    const at = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` };
    await expect(given.manager.call(at, {})).resolves.toBeDefined();
    // What is given with a task proves nothing: the gallery may let go of it, and the task keeps it.
    await given.inspector.call(api.remove, { ids: [id] });
    expect((await given.manager.call(taskApi.get, { id: firstTaskId })).photos).toHaveLength(1);
  });

  it('and by nobody else: not of a store out of scope, not one that was deleted', async () => {
    const far = await given.company.shop();
    const [other = ''] = await screenshots(owner, far);
    const area = await given.company.member({ role: 'area_manager', shopIds: [shopId] });
    const give = async (photoId: string) =>
      refused(dispatchTo(w, area, given.template.id, [shopId], { photoIds: [photoId] }));
    expect(await give((await fileOf(other)).id)).toBe('NOT_FOUND');
    const [own = ''] = await screenshots(owner, shopId);
    const { id } = await fileOf(own);
    await owner.call(api.remove, { ids: [own] });
    expect(await give(id)).toBe('NOT_FOUND');
  });
});

describe('a standard photo of a check item', () => {
  const itemOf = async (id: string) => allItems((await owner.call(templateApi.get, { id })).content)[0];
  const put = (ids: string[], more: Partial<Input<typeof api.standardPhoto>> = {}, who = owner) =>
    who.call(api.standardPhoto, {
      ...{ requestId: requestId(), ids, templateId: given.template.id },
      ...{ itemId: given.template.items[0]?.id ?? '', ...more },
    });

  it('is a picture of the gallery as it is shown, in the draft until it is published, and stays when the gallery lets go of it', async () => {
    const [id = ''] = await screenshots(given.inspector, shopId);
    const [layer = ''] = await uploaded(owner, 320, 180);
    await owner.call(api.mark, { id, rev: 0, fileId: layer });
    const added = await put([id]);
    expect(added.item).toBe(given.template.items[0]?.name);
    expect((await itemOf(given.template.id))?.standardPhotos).toEqual([layer]);
    const before = await dispatchTo(w, owner, given.template.id, [shopId]);
    expect((await openTask(given.manager, before.firstTaskId)).standardPhotos).toEqual([]);
    await owner.call(api.remove, { ids: [id] });
    const { rev, standardPhotos } = await owner.call(templateApi.get, { id: given.template.id });
    expect(standardPhotos.map((one) => one.id)).toEqual([layer]);
    await owner.call(templateApi.publish, { id: given.template.id, rev, releaseNote: 'A photo' });
    const after = await dispatchTo(w, owner, given.template.id, [shopId]);
    const sheet = await openTask(given.manager, after.firstTaskId);
    expect(sheet.standardPhotos.map((one) => one.id)).toEqual([layer]);
    const [entry] = await w.sql<{ data: unknown }>(
      `select data from history where company_id = $1 and object_kind = 'template' and event = 'standard_photo'`,
      [given.company.id],
    );
    expect(entry?.data).toEqual({ item: added.item, count: 1 });
  });

  it('is one of six at most, of an item of the template, and asks for the right to manage templates', async () => {
    const ids = await screenshots(owner, shopId, { count: 6 });
    await put(ids);
    // The same again changes nothing.
    await put(ids.slice(0, 2));
    expect((await itemOf(given.template.id))?.standardPhotos).toHaveLength(6);
    expect(await refused(put(await screenshots(owner, shopId)))).toBe('INPUT_REFUSED');
    expect(await refused(put(ids.slice(0, 1), { itemId: crypto.randomUUID() }))).toBe('NOT_FOUND');
    expect(await refused(put(ids.slice(0, 1), {}, given.inspector))).toBe('FORBIDDEN');
    const stranger = await w.company();
    expect(await refused(put(ids.slice(0, 1), {}, stranger.owner))).toBe('NOT_FOUND');
  });

  it('is refused while somebody else edits the template, and is taken of no film', async () => {
    const colleague = await given.company.member({ role: 'administrator' });
    const ids = await screenshots(owner, shopId);
    await colleague.call(templateApi.edit, { id: given.template.id });
    expect(await refused(put(ids))).toBe('TEMPLATE_LOCKED');
    const [clip = ''] = await screenshots(owner, shopId);
    await w.sql(`update album_picture set source = 'clip' where id = $1`, [clip]);
    expect(await refused(put([clip]))).toBe('CLIP_IS_NO_PICTURE');
  });

  it('is not lost when six are added at once', async () => {
    const ids = await screenshots(owner, shopId, { count: 6 });
    expect(await outcomes(ids.map((id) => put([id])))).toEqual({ won: 6, reasons: new Set() });
    expect((await itemOf(given.template.id))?.standardPhotos).toHaveLength(6);
  });
});

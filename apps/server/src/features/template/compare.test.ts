import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import { DEFAULT_SCORING, type ScoringSettings } from '@rondo/domain/scoring/settings';
import { newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let owner: Person;
beforeAll(async () => {
  w = await world();
  ({ owner } = await w.company());
});
afterAll(() => w.stop());

const [floor, door, sink, lamp] = ['Floor', 'Door', 'Sink', 'Lamp'].map((name) => newCheckItem(uuidv7(), name));
if (!floor || !door || !sink || !lamp) throw new Error('no items');
const [hall, kitchen] = [uuidv7(), uuidv7()];
const of = (inHall: TemplateContent['categories'][number]['items'], inKitchen: typeof inHall): TemplateContent => ({
  categories: [
    { id: hall, name: 'Hall', parentId: null, weightPercent: null, items: inHall },
    { id: kitchen, name: 'Kitchen', parentId: null, weightPercent: null, items: inKitchen },
  ],
});
const first = of([floor, door], [sink]);
const changed = { ...sink, severity: 'major' as const, rectify: { ...sink.rectify, when: 'never' as const } };
const second = of([door], [changed, floor, lamp]);

const save = (
  { id, rev, name, description, modes }: TemplateDetail,
  content: TemplateContent,
  scoring: ScoringSettings = DEFAULT_SCORING,
) => owner.call(templateApi.save, { id, rev, name, description, modes, content, scoring: { ...scoring } });

/** Published with the first content, with a draft of the second. */
async function twoVersions() {
  const { id } = await owner.call(templateApi.create, { name: requestId().slice(0, 20), requestId: requestId() });
  const { rev } = await save(await owner.call(templateApi.edit, { id }), first);
  await owner.call(templateApi.publish, { id, rev });
  await save(await owner.call(templateApi.edit, { id }), second, { ...DEFAULT_SCORING, decimals: 2 });
  const { versions } = await owner.call(templateApi.get, { id });
  const [versionId = '', beforeVersionId = ''] = versions.map((one) => one.id);
  return { id, versionId, beforeVersionId };
}
const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.reason : Promise.reject(error)),
  );

describe('the difference of two versions', () => {
  it('says what was added, moved and changed, in the words of the reader', async () => {
    const found = await owner.call(templateApi.compare, await twoVersions());
    expect(found).toMatchObject({ from: { no: 1 }, to: { no: 2 }, removed: [] });
    expect(found.added).toEqual([{ itemId: lamp.id, name: 'Lamp', category: 'Kitchen', position: 3 }]);
    expect(found.moved).toMatchObject([
      { name: 'Floor', before: { category: 'Hall' }, after: { category: 'Kitchen' } },
    ]);
    expect(found.changed).toMatchObject([
      {
        name: 'Sink',
        fields: [
          { field: 'severity', before: 'General', after: 'Major' },
          { field: 'rectify.when', before: 'On fail', after: 'Never' },
        ],
      },
    ]);
    expect(found.settings).toEqual([{ setting: 'decimals', before: '1', after: '2' }]);
  });

  it('is the other way round from the newer version to the older one, and nothing of a version and itself', async () => {
    const { id, versionId, beforeVersionId } = await twoVersions();
    const back = await owner.call(templateApi.compare, { id, versionId: beforeVersionId, beforeVersionId: versionId });
    expect(back.removed.map(({ name }) => name)).toEqual(['Lamp']);
    const same = await owner.call(templateApi.compare, { id, versionId, beforeVersionId: versionId });
    expect([same.added, same.removed, same.moved, same.changed, same.settings].flat()).toEqual([]);
  });

  it('is refused for a version of another template, and to another company', async () => {
    const [one, other] = [await twoVersions(), await twoVersions()];
    expect(await reason(owner.call(templateApi.compare, { ...one, versionId: other.versionId }))).toBe('NOT_FOUND');
    expect(await reason(owner.call(templateApi.compare, { ...one, id: other.id }))).toBe('NOT_FOUND');
    const stranger = (await w.company()).owner;
    expect(await reason(stranger.call(templateApi.compare, one))).toBe('NOT_FOUND');
  });
});

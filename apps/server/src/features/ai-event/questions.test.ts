import { aiEventApi as api } from '@rondo/contract/ai-event';
import { aiRuleApi as rules } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { MINUTE_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type ModelServer, modelServer } from '../../../test/language-model.ts';
import { shot, uploadPhoto } from '../../../test/photo.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const QUESTION = 'Is any bin overflowing?';
let model: ModelServer;
let w: World;
let company: Company;
let owner: Person;
let ruleId: string;

beforeAll(async () => {
  model = await modelServer();
  w = await world({ VISION_BASE_URL: model.url, VISION_MODEL: 'sees-1' }, { modelMs: 400 });
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  const shopId = await company.shop({ name: 'Lime Street' });
  await owner.call(rules.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
  const cameras = [{ channel: 1, name: 'Bins', places: ['till' as const], mainStream: 'till-queue' }];
  const device = { shopId, name: 'Bins', kind: 'camera', driver: 'file', cameras } as const;
  await owner.call(deviceApi.create, { ...device, requestId: requestId() });
  ({ id: ruleId } = await owner.call(rules.create, {
    ...{ name: 'Bins', kind: 'custom', eventName: 'Bin', content: QUESTION, shopIds: [shopId], coolDownMinutes: 0 },
    ...{ times: { kind: 'continuous' }, hours: 'any', startOn: '2026-01-01', confidencePercent: 60 },
    ...{ persistence: { kind: 'seconds', seconds: 0 }, requestId: requestId() },
  }));
});
afterAll(async () => {
  await w.stop();
  await model.stop();
});

/** What a look with this answer of the endpoint leaves: new events, checks that ran and that failed, and the cause. */
async function lookedAt(reply: Parameters<ModelServer['reply']>[0]) {
  model.reply(reply);
  const state = async () => ({ ...(await owner.call(rules.get, { id: ruleId })) });
  const before = (await state()).week;
  w.clock.set(new Date(w.clock.now().getTime() + MINUTE_MS));
  await w.app.runJob('ai-event.watch');
  const { week, watched } = await state();
  const [of] = watched;
  return {
    events: week.events - before.events,
    run: week.run - before.run,
    failed: week.failed - before.failed,
    cause: of?.lastCause ?? null,
  };
}
const says = (answer: object) => (): string => JSON.stringify(answer);
const nothing = { events: 0, run: 0, failed: 1 };

it('a yes with enough confidence is an event, with what was asked and who answered', async () => {
  const yes = says({ answer: 'yes', confidence: 0.9, reason: 'A bin is full' });
  expect(await lookedAt(yes)).toEqual({ events: 1, run: 1, failed: 0, cause: null });
  const asked = model.asked.at(-1);
  expect([asked?.messages.at(-1)?.content, asked?.isJson, asked?.pictures.length]).toEqual([QUESTION, true, 1]);
  expect(asked?.pictures[0]).toMatch(/^data:image\/jpeg;base64,/);
  const [found] = (await owner.call(api.list, {})).list;
  expect(await owner.call(api.get, { id: found?.id ?? '' })).toMatchObject({
    ...{ confidence: 0.9, boxes: [], prompt: QUESTION, model: { name: 'sees-1' } },
  });
});

it('a no, and a yes that is not sure enough, are checks without an event', async () => {
  const ran = { events: 0, run: 1, failed: 0, cause: null };
  expect(await lookedAt(says({ answer: 'no', confidence: 0.95, reason: 'All shut' }))).toEqual(ran);
  expect(await lookedAt(says({ answer: 'yes', confidence: 0.4, reason: 'Perhaps' }))).toEqual(ran);
});

it.each([
  ['nonsense', (): string => 'I see a lovely shop!', 'broken'],
  ['another shape', says({ answer: 'maybe', confidence: 0.9, reason: '' }), 'broken'],
  ['a confidence beyond one', says({ answer: 'yes', confidence: 90, reason: '' }), 'broken'],
  ['an answer cut in the middle', () => ({ pieces: ['{"answer": "yes", "conf'], end: 'cut' as const }), 'broken'],
  ['an error', () => ({ pieces: [], end: 500 }), 'refused'],
  ['silence', () => ({ pieces: ['{"answer"'], end: 'stall' as const }), 'stalled'],
] as const)('%s is no result at all, and its cause is told', async (_name, reply, cause) => {
  expect(await lookedAt(reply)).toEqual({ ...nothing, cause });
});

it('words around the answer do not hide it', async () => {
  const wrapped = 'Here you are:\n```json\n{"answer":"yes","confidence":0.8,"reason":"Full"}\n```';
  expect(await lookedAt(() => wrapped)).toEqual({ events: 1, run: 1, failed: 0, cause: null });
});

it('a second look asks the same of the kept picture, and says when it gets no answer', async () => {
  const [found] = (await owner.call(api.list, {})).list;
  model.reply(says({ answer: 'yes', confidence: 0.8, reason: 'Full' }));
  const again = await owner.call(api.again, { id: found?.id ?? '' });
  expect([again.isSame, again.isSamePicture]).toEqual([true, true]);
  model.reply(() => ({ pieces: [], end: 503 }));
  await expect(owner.call(api.again, { id: found?.id ?? '' })).rejects.toMatchObject({ reason: 'AI_NOT_ANSWERED' });
});

describe('sample pictures', () => {
  /** The rule saved with these pictures and nothing else changed. */
  async function sampled(more: Partial<Input<typeof rules.edit>>): Promise<void> {
    const rule = await owner.call(rules.get, { id: ruleId });
    const { name, kind, eventName, content, shopIds, times, hours, startOn, confidencePercent, persistence, rev } =
      rule;
    const same = { name, kind, eventName, content, shopIds, times, hours, startOn, confidencePercent, persistence };
    await owner.call(rules.edit, { ...same, id: ruleId, rev, coolDownMinutes: 0, ...more });
  }
  const yes = says({ answer: 'yes', confidence: 0.9, reason: 'Full' });

  it('are shown to the model before the picture, each with its answer, and so is how strict it is to be', async () => {
    const [full, empty] = [
      await uploadPhoto(owner, await shot('storage-racks')),
      await uploadPhoto(owner, await shot('door-fashion')),
    ];
    await sampled({ yesPhotoIds: [full], noPhotoIds: [empty], strictness: 'strict' });
    const saved = await owner.call(rules.get, { id: ruleId });
    expect([saved.yesPhotos.map(({ id }) => id), saved.noPhotos.map(({ id }) => id), saved.strictness]).toEqual([
      [full],
      [empty],
      'strict',
    ]);
    expect(saved.history.at(-1)?.data.changes).toMatchObject([{ field: 'aiSamples' }, { field: 'aiStrictness' }]);
    expect(await lookedAt(yes)).toEqual({ events: 1, run: 1, failed: 0, cause: null });
    const asked = model.asked.at(-1);
    expect(asked?.pictures).toHaveLength(3);
    expect(new Set(asked?.pictures).size).toBe(3);
    const [system, said] = asked?.messages.map(({ content }) => content) ?? [];
    expect(system).toContain('in doubt answer no');
    expect(said).toMatch(/answer is yes[\s\S]*answer is no[\s\S]*Now the picture[\s\S]*Is any bin overflowing\?$/);
  });

  it('of an event are those of then: a second look shows the same, also after the rule has others', async () => {
    const [found] = (await owner.call(api.list, {})).list;
    const before = model.asked.at(-1)?.pictures;
    await sampled({ strictness: 'lenient' });
    model.reply(yes);
    expect(await owner.call(api.again, { id: found?.id ?? '' })).toMatchObject({ isSame: true });
    expect(model.asked.at(-1)?.pictures).toEqual(before);
    expect(await lookedAt(yes)).toMatchObject({ run: 1 });
    expect(model.asked.at(-1)?.pictures).toHaveLength(1);
    expect(model.asked.at(-1)?.messages[0]?.content).toContain('In doubt answer yes');
  });

  it('are ten together at most, uploads of whoever saves, and looked at by those alone who see the rule', async () => {
    const photos = await Promise.all(
      Array.from({ length: 11 }, async () => uploadPhoto(owner, await shot('seating-cafe'))),
    );
    const tooMany = await refusal(sampled({ yesPhotoIds: photos.slice(0, 6), noPhotoIds: photos.slice(6) }));
    expect(tooMany.data).toMatchObject({ fields: [{ path: 'noPhotoIds', reason: 'too_many' }] });
    await sampled({ yesPhotoIds: photos.slice(0, 5), noPhotoIds: photos.slice(5, 10) });
    const stranger = (await w.company()).owner;
    const theirs = await uploadPhoto(stranger, await shot('seating-cafe'));
    expect(await refused(sampled({ yesPhotoIds: [theirs] }))).toBe('NOT_FOUND');
    // A second editor keeps the pictures of the first.
    const { shopIds, yesPhotos } = await owner.call(rules.get, { id: ruleId });
    const editor = await company.member({ role: 'area_manager', shopIds });
    const elsewhere = await company.member({ role: 'area_manager', shopIds: [await company.shop()] });
    const path = yesPhotos[0]?.path ?? '';
    const opened = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` };
    const opens = (who: Person) =>
      who.call(opened, {}).then(
        () => true,
        () => false,
      );
    expect([await opens(editor), await opens(elsewhere)]).toEqual([true, false]);
  });

  it('that are not kept any more leave the question without a result', async () => {
    await w.sql(
      `update file set sha256 = decode(repeat('ab', 32), 'hex') where id = any(
      select unnest(yes_photo_ids) from ai_rule where id = $1)`,
      [ruleId],
    );
    expect(await lookedAt(yes)).toEqual({ ...nothing, cause: 'sample_gone' });
  });
});

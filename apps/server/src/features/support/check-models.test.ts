import { supportApi } from '@rondo/contract/support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type ModelServer, modelServer } from '../../../test/language-model.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let server: ModelServer;

beforeAll(async () => {
  server = await modelServer();
  w = await world({ LLM_BASE_URL: server.url, EMBEDDING_MODEL: 'vectors', VISION_MODEL: 'eyes' });
  company = await w.company();
});
afterAll(async () => {
  await w.stop();
  await server.stop();
});

const lines = async (of: Company = company) => {
  const found = await of.owner.call(supportApi.checkModels, {});
  return new Map(found.map(({ part, ...line }) => [part, line]));
};

it('asks each model something and names what answers, with the time it took', async () => {
  server.reply(() => 'OK');
  const found = await lines();
  expect([...found.keys()]).toEqual(['media', 'detector', 'language', 'meaning', 'vision']);
  const runs = { state: 'runs', tookMs: expect.any(Number), cause: null };
  expect(found.get('language')).toEqual({ ...runs, what: 'default' });
  expect(found.get('meaning')).toEqual({ ...runs, what: 'vectors' });
  expect(found.get('vision')).toEqual({ ...runs, what: 'eyes' });
  // The model that sees was shown a picture, the other one words alone.
  expect(server.asked.map(({ pictures }) => pictures.length).toSorted()).toEqual([0, 1]);
});

it.each([
  ['a refusal', { pieces: [], end: 500 }, 'refused'],
  ['an answer without a word', { pieces: [] }, 'broken'],
  ['what is no answer', { pieces: [], end: 'garbage' }, 'broken'],
] as const)('says that a model fails, and how: %s', async (_, reply, cause) => {
  server.reply(() => reply);
  const found = await lines();
  expect(found.get('language')).toEqual({ state: 'fails', what: 'default', tookMs: null, cause });
  expect(found.get('meaning')?.state).toBe('runs');
});

it('has the detector look at a picture by the media role, and names its network', async () => {
  server.reply(() => 'OK');
  const found = await lines();
  const runs = { state: 'runs', tookMs: expect.any(Number), cause: null };
  expect(found.get('media')).toEqual({ ...runs, what: '' });
  expect(found.get('detector')).toEqual({ ...runs, what: expect.stringMatching(/\S/) });
});

it('is off without any model, and says so to support staff alone', async () => {
  const bare = await world({ RONDO_RUN: 'web,worker' });
  try {
    const there = await bare.company();
    const found = await lines(there);
    const off = { state: 'off', what: '', tookMs: null, cause: null };
    expect([...found]).toEqual(['media', 'detector', 'language', 'meaning', 'vision'].map((part) => [part, off]));
    const staff = await there.member({ role: 'staff' });
    expect(await refused(staff.call(supportApi.checkModels, {}))).toBe('FORBIDDEN');
  } finally {
    await bare.stop();
  }
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ModelServer, modelServer } from '../../../test/language-model.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import { MODEL_STALL_MS, openModel } from './open-model.ts';

let server: ModelServer;
let model: LanguageModel;

beforeAll(async () => {
  server = await modelServer();
  model = opened(server.url);
});
afterAll(() => server.stop());

function opened(llmUrl: string): LanguageModel {
  const open = openModel({ llmUrl, llmModel: 'small', llmKey: 'key', embeddingModel: 'vectors' }, 300);
  if (!open) throw new Error('no model');
  return open;
}

/** What came, and how it ended. */
async function heard(of = model, signal = new AbortController().signal): Promise<[string, string]> {
  let said = '';
  try {
    const messages = [{ role: 'user', content: 'Rice?' }] as const;
    for await (const piece of of.answer({ messages, signal, maxTokens: 100 })) said += piece;
    return [said, 'done'];
  } catch (error) {
    if (signal.aborted) return [said, 'stopped'];
    if (error instanceof ModelFailure) return [said, error.fault];
    throw error;
  }
}

it('says what the endpoint says, as it comes', async () => {
  server.reply(() => ({ pieces: ['Two ', 'hours', ' 两小时'] }));
  expect(await heard()).toEqual(['Two hours 两小时', 'done']);
  expect(server.asked.at(-1)?.messages).toEqual([{ role: 'user', content: 'Rice?' }]);
});

it.each([
  ['stall', 'stalled'],
  ['cut', 'broken'],
  ['garbage', 'broken'],
] as const)('keeps what came before a %s', async (end, fault) => {
  server.reply(() => ({ pieces: ['Two '], end }));
  expect(await heard()).toEqual(['Two ', fault]);
});

it('waits half a minute for a sign of life, begun anew by each, and not a moment longer', async () => {
  const patient = openModel({ llmUrl: server.url, llmModel: 'small', llmKey: 'key', embeddingModel: null });
  if (!patient) throw new Error('no model');
  server.reply(() => ({ pieces: ['Two '], end: 'stall' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const messages = [{ role: 'user', content: 'Rice?' }] as const;
    const asked = { messages, signal: new AbortController().signal, maxTokens: 100 };
    const answer = patient.answer(asked)[Symbol.asyncIterator]();
    expect((await answer.next()).value).toBe('Two ');
    let fault: unknown = 'waits';
    const next = answer.next().catch((error: unknown) => {
      fault = error instanceof ModelFailure ? error.fault : error;
    });
    await vi.advanceTimersByTimeAsync(MODEL_STALL_MS - 1);
    expect([MODEL_STALL_MS, fault]).toEqual([30_000, 'waits']);
    await vi.advanceTimersByTimeAsync(1);
    await next;
    expect(fault).toBe('stalled');
  } finally {
    vi.useRealTimers();
  }
});

it('tells a refusal from nobody there', async () => {
  server.reply(() => ({ pieces: [], end: 500 }));
  expect(await heard()).toEqual(['', 'refused']);
  expect(await heard(opened('http://127.0.0.1:1/v1'))).toEqual(['', 'unreachable']);
});

it('goes on as long as something comes, and ends when it is told to', async () => {
  server.reply(() => ({ pieces: ['a', 'b', 'c', 'd'], pauseMs: 150 }));
  expect(await heard()).toEqual(['abcd', 'done']);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 200);
  const [said, end] = await heard(model, stop.signal);
  expect(['a', 'ab']).toContain(said);
  expect(end).toBe('stopped');
});

it('gives a vector for each text', async () => {
  const [rice, same, fire] =
    (await model.embed?.(['cooked rice', 'cooked rice', 'fire exit'], new AbortController().signal)) ?? [];
  expect(rice).toEqual(same);
  expect(rice).not.toEqual(fire);
  expect(rice).toHaveLength(fire?.length ?? 0);
});

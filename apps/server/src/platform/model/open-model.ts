import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { type LanguageModel, ModelFailure, type ModelRequest } from './language-model.ts';

type ModelSettings = Pick<Settings, 'llmUrl' | 'llmModel' | 'llmKey' | 'embeddingModel'>;

/** Without a sign of the model for this long it is given up, ms (A18). */
export const MODEL_STALL_MS = 30_000;
/** An answer of more than this is cut off, characters: a model that never ends is not waited for. */
const MOST_ANSWER = 100_000;
/** A line of an event stream longer than this is none, characters. */
const MOST_LINE = 1_000_000;

/** The model that the settings name; null: none is configured. `stallMs`: tests wait shorter. */
export function openModel(settings: ModelSettings, stallMs = MODEL_STALL_MS): LanguageModel | null {
  const { llmUrl, llmModel, llmKey, embeddingModel } = settings;
  if (llmUrl === null) return null;
  const call = caller(llmUrl.replace(/\/+$/, ''), llmKey);
  return {
    answer: (request) => answer(call, llmModel, request, stallMs),
    embed:
      embeddingModel === null
        ? null
        : async (texts, signal) => {
            const watch = watched(signal, stallMs);
            try {
              const response = await call('/embeddings', { model: embeddingModel, input: texts }, watch);
              return vectors(await readJson(response, watch), texts.length);
            } finally {
              watch.stop();
            }
          },
  };
}

/** The model that looks at pictures: at its own endpoint, or at that of the language model. */
export function openVision(
  settings: Pick<Settings, 'llmUrl' | 'llmKey' | 'visionUrl' | 'visionModel' | 'visionKey'>,
  stallMs = MODEL_STALL_MS,
): LanguageModel | null {
  const { visionModel: llmModel, visionUrl, visionKey, llmUrl, llmKey } = settings;
  if (llmModel === null) return null;
  const place = visionUrl === null ? { llmUrl, llmKey } : { llmUrl: visionUrl, llmKey: visionKey };
  return openModel({ ...place, llmModel, embeddingModel: null }, stallMs);
}

type Call = (path: string, body: unknown, watch: Watch) => Promise<Response>;

function caller(base: string, key: string | null): Call {
  return async (path, body, watch) => {
    try {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(body),
        signal: watch.signal,
        redirect: 'error',
      });
      if (response.ok) return response;
      await response.body?.cancel();
      throw new ModelFailure('refused', `status ${response.status}`);
    } catch (error) {
      throw watch.faultOf(error, 'unreachable');
    }
  };
}

async function* answer(call: Call, model: string, request: ModelRequest, stallMs: number): AsyncGenerator<string> {
  const watch = watched(request.signal, stallMs);
  const { messages, maxTokens, isJson } = request;
  try {
    const asked = { model, messages, max_tokens: maxTokens, temperature: 0, stream: true };
    const response = await call(
      '/chat/completions',
      isJson ? { ...asked, response_format: { type: 'json_object' } } : asked,
      watch,
    );
    let length = 0;
    for await (const data of events(response, watch)) {
      if (data === '[DONE]') return;
      const piece = pieceOf(data);
      length += piece.length;
      if (length > MOST_ANSWER) throw new ModelFailure('broken', 'it does not end');
      if (piece !== '') yield piece;
    }
    throw new ModelFailure('broken', 'it ended in the middle');
  } finally {
    watch.stop();
  }
}

/** The `data` of server-sent events, one after another. */
async function* events(response: Response, watch: Watch): AsyncGenerator<string> {
  if (!response.body) throw new ModelFailure('broken', 'no answer');
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of response.body) {
      watch.beat();
      rest += decoder.decode(chunk, { stream: true });
      const lines = rest.split(/\r?\n/);
      rest = lines.pop() ?? '';
      if (rest.length > MOST_LINE) throw new ModelFailure('broken', 'no event');
      for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
    }
  } catch (error) {
    throw watch.faultOf(error, 'broken');
  }
}

const chunkShape = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).default([]),
});

function pieceOf(data: string): string {
  const parsed = chunkShape.safeParse(parseJson(data));
  if (!parsed.success) throw new ModelFailure('broken', 'an event of another shape');
  return parsed.data.choices[0]?.delta?.content ?? '';
}

const vectorShape = z.object({ data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })) });

function vectors(answered: unknown, count: number): number[][] {
  const parsed = vectorShape.safeParse(answered);
  if (!parsed.success || parsed.data.data.length !== count)
    throw new ModelFailure('broken', 'vectors of another shape');
  const sorted = parsed.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  if (new Set(sorted.map(({ length }) => length)).size !== 1)
    throw new ModelFailure('broken', 'vectors of several lengths');
  return sorted;
}

async function readJson(response: Response, watch: Watch): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw watch.faultOf(error, 'broken');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('broken', 'an event that is no JSON');
  }
}

/** A time limit that each sign of life begins anew, beside the caller's own end. */
interface Watch {
  signal: AbortSignal;
  beat(): void;
  stop(): void;
  /** What an error of the connection is to the caller. An end that the caller asked for stays what it is. */
  faultOf(error: unknown, otherwise: 'unreachable' | 'broken'): unknown;
}

function watched(asked: AbortSignal, stallMs: number): Watch {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), stallMs);
  return {
    signal: AbortSignal.any([asked, stalled.signal]),
    beat() {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), stallMs);
    },
    stop: () => clearTimeout(timer),
    faultOf(error, otherwise) {
      if (error instanceof ModelFailure || asked.aborted) return error;
      if (stalled.signal.aborted) return new ModelFailure('stalled', `${stallMs} ms without a sign`);
      return new ModelFailure(otherwise, error instanceof Error ? error.message : String(error));
    },
  };
}

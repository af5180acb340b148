import type { Output } from '@rondo/contract/kit/endpoint';
import type { supportApi as api } from '@rondo/contract/support';
import type { CheckedCause, CheckedPart } from '@rondo/domain/support-check';
import sharp from 'sharp';
import type { Held } from '../../platform/feature.ts';
import { type DetectionCause, DetectionFailed } from '../../platform/media/vision.ts';
import {
  type LanguageModel,
  ModelFailure,
  type ModelFault,
  type ModelPart,
} from '../../platform/model/language-model.ts';

type Parts = Pick<Held, 'media' | 'model' | 'vision' | 'settings'>;
type Line = Output<typeof api.checkModels>[number];

/** Whoever does not answer a small question within this is slow, ms. */
const PATIENCE_MS = 10_000;
const QUESTION = 'Answer with the one word OK.';
const TOKENS = 16;

const OF_DETECTION: Readonly<Record<DetectionCause, CheckedCause>> = {
  ...{ away: 'away', busy: 'busy', broken: 'broken', timeout: 'slow', unreadable: 'broken' },
};
const OF_MODEL: Readonly<Record<ModelFault, CheckedCause>> = {
  ...{ unreachable: 'away', refused: 'refused', stalled: 'slow', broken: 'broken' },
};

const off = (part: CheckedPart): Line => ({ part, state: 'off', what: '', tookMs: null, cause: null });
const fails = (part: CheckedPart, what: string, cause: CheckedCause): Line => ({
  ...{ part, state: 'fails' as const, what, tookMs: null, cause },
});
const runs = (part: CheckedPart, what: string, since: number): Line => ({
  ...{ part, state: 'runs' as const, what, tookMs: Math.round(performance.now() - since), cause: null },
});

/** Asks everything that looks at pictures or answers questions something small, all at the same time, and says what runs. */
export const checkModels =
  ({ media, model, vision, settings }: Parts) =>
  async (): Promise<Output<typeof api.checkModels>> => {
    const picture = await greyPicture();
    const { embed } = model ?? { embed: null };
    const shown: ModelPart[] = [
      { type: 'text', text: QUESTION },
      { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${picture.toString('base64')}` } },
    ];
    const all = await Promise.all([
      mediaLines(media, picture),
      model ? modelLine('language', settings.llmModel, asking(model, QUESTION)) : off('language'),
      embed
        ? modelLine('meaning', settings.embeddingModel ?? '', (signal) => embed([QUESTION], signal))
        : off('meaning'),
      vision ? modelLine('vision', settings.visionModel ?? '', asking(vision, shown)) : off('vision'),
    ]);
    return all.flat();
  };

/** A picture in which nobody is. */
const greyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();

/** The media role carries the question to the detector: whatever the detector says of itself, the role is reached. */
async function mediaLines(media: Parts['media'], picture: Buffer): Promise<Line[]> {
  if (!media.isThere) return [off('media'), off('detector')];
  const since = performance.now();
  try {
    const { model } = await media.detect(picture);
    return [runs('media', '', since), runs('detector', `${model.name} ${model.version}`, since)];
  } catch (error) {
    if (!(error instanceof DetectionFailed)) throw error;
    const cause = OF_DETECTION[error.cause];
    const isReached = !['away', 'timeout'].includes(error.cause);
    return [isReached ? runs('media', '', since) : fails('media', '', cause), fails('detector', '', cause)];
  }
}

type Asking = (signal: AbortSignal) => Promise<unknown>;

const asking =
  (model: LanguageModel, content: string | readonly ModelPart[]): Asking =>
  async (signal) => {
    let said = '';
    const messages = [{ role: 'user', content }] as const;
    for await (const piece of model.answer({ messages, signal, maxTokens: TOKENS })) said += piece;
    if (said.trim() === '') throw new ModelFailure('broken', 'an empty answer');
  };

async function modelLine(part: CheckedPart, name: string, ask: Asking): Promise<Line> {
  const since = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await ask(signal);
    return runs(part, name, since);
  } catch (error) {
    if (signal.aborted) return fails(part, name, 'slow');
    if (error instanceof ModelFailure) return fails(part, name, OF_MODEL[error.fault]);
    throw error;
  }
}

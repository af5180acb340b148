import { createHash } from 'node:crypto';
import type { AiLooking } from '@rondo/contract/ai-shapes';
import { needsDetector, needsModel } from '@rondo/domain/ai/kinds';
import { type Look, look, type Seen } from '@rondo/domain/ai/look';
import { lightOf, outlineLikeness } from '@rondo/domain/ai/scene';
import sharp from 'sharp';
import type { Held } from '../../platform/feature.ts';
import { DetectionFailed, type DetectorModel } from '../../platform/media/vision.ts';
import { ModelFailure } from '../../platform/model/language-model.ts';
import { yesOrNo } from './ask-model.ts';
import { samplesOf } from './sample-pictures.ts';

export type SeeParts = Pick<Held, 'media' | 'vision' | 'settings' | 'store'>;

/** What two pictures of a camera are compared in. */
const GREY = { width: 160, height: 90 };

/** The picture small and grey: its light, and what is kept of a camera to compare with. */
export const greyOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...GREY, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();

/** How like the outlines of two small grey pictures are, -1 to 1. */
export const likenessOf = (reference: Buffer, grey: Buffer): number => outlineLikeness(reference, grey, GREY.width);

export interface Asked {
  id: string;
  looking: AiLooking;
  /** The question, for what a vision-language model answers. */
  content: string;
}

/** A picture to be looked at. */
interface Shown {
  companyId: string;
  bytes: Buffer;
  /** How like the kept picture of its camera it is; null: none is kept, or nobody asks. */
  likeness: number | null;
}

export interface Answered {
  /** Null: nothing may be concluded, for this reason. */
  look: Look | null;
  cause: string | null;
  model: DetectorModel | null;
  prompt: string | null;
}

/**
 * What some rules see in one picture. The detector is asked once for all of them, the vision-language model once a question. What was
 * not answered has a reason instead of a result.
 */
export async function see(
  parts: SeeParts,
  { companyId, bytes, likeness }: Shown,
  asked: readonly Asked[],
): Promise<Map<string, Answered>> {
  const light = lightOf(await greyOf(bytes));
  const people = asked.some(({ looking }) => needsDetector(looking.kind)) ? await peopleIn(parts, bytes) : null;
  const answers = new Map<string, Answered>();
  for (const one of asked) {
    const base: Seen = { boxes: null, light, likeness, answer: null };
    answers.set(
      one.id,
      needsModel(one.looking.kind)
        ? await questioned(parts, { companyId, bytes }, one, base)
        : measured(one, base, people),
    );
  }
  return answers;
}

type People = { boxes: Seen['boxes']; model: DetectorModel } | { cause: string };

async function peopleIn({ media }: SeeParts, bytes: Buffer): Promise<People> {
  try {
    const { boxes, model } = await media.detect(bytes);
    return { boxes, model };
  } catch (error) {
    if (error instanceof DetectionFailed) return { cause: error.cause };
    throw error;
  }
}

function measured({ looking }: Asked, base: Seen, people: People | null): Answered {
  if (!people || !needsDetector(looking.kind)) {
    const seen = look(looking, base);
    return { look: seen, cause: seen ? null : 'no_reference', model: null, prompt: null };
  }
  if ('cause' in people) return { look: null, cause: people.cause, model: null, prompt: null };
  return { look: look(looking, { ...base, boxes: people.boxes }), cause: null, model: people.model, prompt: null };
}

async function questioned(
  parts: SeeParts,
  shown: Pick<Shown, 'companyId' | 'bytes'>,
  { looking, content }: Asked,
  base: Seen,
): Promise<Answered> {
  const { vision, settings, store } = parts;
  if (vision === null) return { look: null, cause: 'no_model', model: null, prompt: null };
  const name = settings.visionModel ?? '';
  const model = { name, version: settings.visionUrl ?? settings.llmUrl ?? '', hash: hashOf(name) };
  const samples = await samplesOf(store, shown.companyId, looking.samples);
  if (samples === null) return { look: null, cause: 'sample_gone', model, prompt: content };
  try {
    const said = await yesOrNo(vision, {
      ...{ bytes: shown.bytes, question: content, samples, strictness: looking.strictness },
    });
    const answer = { isYes: said.answer === 'yes', confidence: said.confidence };
    return { look: look(looking, { ...base, answer }), cause: null, model, prompt: content };
  } catch (error) {
    if (error instanceof ModelFailure) return { look: null, cause: error.fault, model, prompt: content };
    throw error;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

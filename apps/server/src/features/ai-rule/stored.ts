import { aiAreas, aiBox } from '@rondo/contract/ai-area';
import { type AiLooking, aiLooking, aiPersistence, aiTimes } from '@rondo/contract/ai-shapes';
import type { PastLook } from '@rondo/domain/ai/evaluate';
import { AI_HOURS, AI_KINDS, type AiKind } from '@rondo/domain/ai/kinds';
import { AI_CAMERA_CHOICES, AI_HANDLINGS, AI_RULE_STATES, AI_STRICTNESS } from '@rondo/domain/ai-rule';
import { z } from 'zod';

/** The database's CHECK keeps it one of the union. */
function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Error(`unknown value ${value}`);
  return found;
}

export const kindOf = (text: string): AiKind => oneOf(AI_KINDS, text);
export const stateOf = (text: string) => oneOf(AI_RULE_STATES, text);
export const hoursOf = (text: string) => oneOf(AI_HOURS, text);
export const handlingOf = (text: string) => oneOf(AI_HANDLINGS, text);
export const strictnessOf = (text: string) => oneOf(AI_STRICTNESS, text);
export const camerasOf = (text: string) => oneOf(AI_CAMERA_CHOICES, text);

const areasShape = z.array(z.object({ cameraId: z.uuid(), areas: aiAreas }));
const looksShape = z.array(z.object({ at: z.number(), isHit: z.boolean() }));
const boxesShape = z.array(aiBox);

/** What a row holds as a document, parsed by the shape that wrote it. */
export const storedTimes = (value: unknown) => aiTimes.parse(value);
export const storedPersistence = (value: unknown) => aiPersistence.parse(value);
export const storedAreas = (value: unknown) => areasShape.parse(value);
export const storedLooks = (value: unknown): PastLook[] => looksShape.parse(value);
export const storedBoxes = (value: unknown) => boxesShape.parse(value);
export const storedLooking = (value: unknown): AiLooking => aiLooking.parse(value);

interface RuleColumns {
  kind: string;
  areas: unknown;
  confidence_percent: number;
  min_size: number;
  people: number;
  sensitivity: number;
  strictness: string;
  yes_hashes: readonly string[];
  no_hashes: readonly string[];
}

/** What a rule asks of a picture of a camera. */
export const lookingOf = (rule: RuleColumns, cameraId: string): AiLooking => ({
  kind: kindOf(rule.kind),
  areas: storedAreas(rule.areas).find((one) => one.cameraId === cameraId)?.areas ?? [],
  confidence: rule.confidence_percent / 100,
  minSize: rule.min_size,
  people: rule.people,
  sensitivity: rule.sensitivity,
  strictness: strictnessOf(rule.strictness),
  samples: [
    ...rule.yes_hashes.map((sha256) => ({ sha256, isYes: true })),
    ...rule.no_hashes.map((sha256) => ({ sha256, isYes: false })),
  ],
});

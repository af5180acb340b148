import type { CameraPlace } from '../device.ts';

/** What runs: people found by the default model, the light of a picture, its likeness to a kept one, or a question to a vision-language model. */
export const AI_SOURCES = ['person', 'light', 'presence', 'scene', 'question'] as const;
type AiSource = (typeof AI_SOURCES)[number];

/** When a kind is looked for, by the opening hours of the store. */
export const AI_HOURS = ['open', 'closed', 'any'] as const;
export type AiHours = (typeof AI_HOURS)[number];

interface Kind {
  source: AiSource;
  hours: AiHours;
  /** The cameras that can show it, by what they look at; empty: every one. */
  places: readonly CameraPlace[];
  /** How many people make it an event: at least so many; null: their number says nothing. */
  counts?: true;
}

/** The events that a rule can look for (product 17 (a)); a custom one is a question in the words of its author. */
const AI_KIND_TABLE = {
  nobody_at_counter: { source: 'person', hours: 'open', places: ['till'] },
  queue_too_long: { source: 'person', hours: 'open', places: ['till'], counts: true },
  crowd: { source: 'person', hours: 'open', places: [], counts: true },
  intrusion: { source: 'person', hours: 'closed', places: [] },
  late_opening: { source: 'presence', hours: 'open', places: [] },
  early_opening: { source: 'presence', hours: 'closed', places: [] },
  lights_off: { source: 'light', hours: 'open', places: [] },
  camera_blocked: { source: 'light', hours: 'any', places: [] },
  camera_moved: { source: 'scene', hours: 'any', places: [] },
  no_hat: { source: 'question', hours: 'open', places: ['kitchen'] },
  no_mask: { source: 'question', hours: 'open', places: ['kitchen', 'till'] },
  no_uniform: { source: 'question', hours: 'open', places: [] },
  smoking: { source: 'question', hours: 'any', places: [] },
  phone_use: { source: 'question', hours: 'open', places: [] },
  bin_open: { source: 'question', hours: 'open', places: [] },
  floor_wet: { source: 'question', hours: 'open', places: [] },
  shelf_empty: { source: 'question', hours: 'open', places: ['aisle'] },
  mouse: { source: 'question', hours: 'closed', places: [] },
  fire_smoke: { source: 'question', hours: 'any', places: [] },
  custom: { source: 'question', hours: 'open', places: [] },
} as const satisfies Record<string, Kind>;

export type AiKind = keyof typeof AI_KIND_TABLE;
export const AI_KINDS = Object.keys(AI_KIND_TABLE) as AiKind[];
const table: Record<AiKind, Kind> = AI_KIND_TABLE;

export const aiKind = (kind: AiKind): Kind => table[kind];
/** Whether a kind waits for a vision-language model: without one it has no result at all. */
export const needsModel = (kind: AiKind): boolean => table[kind].source === 'question';
/** Whether a kind asks the detector of people. */
export const needsDetector = (kind: AiKind): boolean => ['person', 'presence'].includes(table[kind].source);
/** Whether a kind compares the picture with a kept one. */
export const isCompared = (kind: AiKind): boolean => table[kind].source === 'scene';

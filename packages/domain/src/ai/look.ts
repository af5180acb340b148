import type { Point } from '../detection.ts';
import { type Box, sizeOf, standsIn } from './area.ts';
import type { AiKind } from './kinds.ts';

/** What is known of one picture. Null: it was not asked. */
export interface Seen {
  /** People, whatever the confidence. */
  boxes: readonly Box[] | null;
  /** Grey values, 0 to 255: their mean, and how far they spread. */
  light: { mean: number; deviation: number } | null;
  /** How like the kept picture of the camera its outlines are, -1 to 1; null: none is kept. */
  likeness: number | null;
  /** The answer of a vision-language model. */
  answer: { isYes: boolean; confidence: number } | null;
}

/** What a rule asks of one picture. */
export interface Looking {
  kind: AiKind;
  areas: readonly (readonly Point[])[];
  /** 0 to 1. */
  confidence: number;
  /** Of the picture, thousandths. */
  minSize: number;
  /** People that make a queue or a crowd. */
  people: number;
  /** 1 to 5. */
  sensitivity: number;
}

export interface Look {
  isHit: boolean;
  /** 0 to 1. */
  confidence: number;
  /** Those that the rule counted. */
  boxes: Box[];
}

/** Below this mean a picture is dark, by sensitivity 1 to 5, grey values. */
const DARK = [18, 28, 40, 52, 64];
/** Below this spread a picture shows nothing: a lens is covered, grey values. */
const BLANK = [4, 6, 9, 13, 18];
/** Below this likeness a camera looks elsewhere. */
const ELSEWHERE = [0.1, 0.16, 0.22, 0.3, 0.38];
const of = (table: readonly number[], { sensitivity }: Looking): number => table[sensitivity - 1] ?? table[2] ?? 0;

/** What a picture says to a rule; null: what the rule asks about is not known, so that nothing may be concluded. */
export function look(rule: Looking, seen: Seen): Look | null {
  switch (rule.kind) {
    case 'nobody_at_counter':
      return seen.boxes && nobody(rule, seen.boxes);
    case 'queue_too_long':
    case 'crowd':
      return seen.boxes && many(rule, seen.boxes, rule.people);
    case 'intrusion':
      return seen.boxes && many(rule, seen.boxes, 1);
    case 'late_opening':
      return seen.boxes && seen.light && shut(rule, seen.boxes, seen.light.mean);
    case 'early_opening':
      return seen.boxes && seen.light && awake(rule, seen.boxes, seen.light.mean);
    case 'lights_off':
      return seen.light && plain(darkness(rule, seen.light.mean), rule);
    case 'camera_blocked':
      return seen.light && plain(below(of(BLANK, rule), seen.light.deviation), rule);
    case 'camera_moved':
      return seen.likeness === null ? null : plain(below(of(ELSEWHERE, rule), seen.likeness), rule);
    default:
      return seen.answer && plain(seen.answer.isYes ? seen.answer.confidence : 0, rule);
  }
}

const counted = ({ areas, minSize }: Looking, boxes: readonly Box[]): Box[] =>
  boxes.filter((box) => standsIn(areas, box) && sizeOf(box) >= minSize);

/** Sure of an empty place is who saw nobody there, not even faintly. */
function nobody(rule: Looking, boxes: readonly Box[]): Look {
  const best = Math.max(0, ...counted(rule, boxes).map(({ confidence }) => confidence));
  return { isHit: 1 - best >= rule.confidence, confidence: 1 - best, boxes: [] };
}

/** As sure as of the person that completes the number. */
function many(rule: Looking, boxes: readonly Box[], atLeast: number): Look {
  const found = counted(rule, boxes).toSorted((a, b) => b.confidence - a.confidence);
  const confidence = found[atLeast - 1]?.confidence ?? 0;
  return {
    isHit: confidence >= rule.confidence,
    confidence,
    boxes: found.filter((box) => box.confidence >= rule.confidence),
  };
}

/** Opening hours, and neither light nor anybody. */
function shut(rule: Looking, boxes: readonly Box[], mean: number): Look {
  const empty = nobody(rule, boxes);
  return plain(Math.min(darkness(rule, mean), empty.confidence), rule);
}

/** Closed, and light or somebody. */
function awake(rule: Looking, boxes: readonly Box[], mean: number): Look {
  const someone = many(rule, boxes, 1);
  const lit = 1 - darkness(rule, mean);
  const confidence = Math.max(lit, someone.confidence);
  return { isHit: confidence >= rule.confidence, confidence, boxes: someone.boxes };
}

const plain = (confidence: number, rule: Looking): Look => ({
  isHit: confidence >= rule.confidence,
  confidence,
  boxes: [],
});

/** How sure it is dark. */
const darkness = (rule: Looking, mean: number): number => below(of(DARK, rule), mean);

/** How far below a border a value lies: 0.5 on it, 1 at nothing, 0 at twice as much. */
const below = (border: number, value: number): number => Math.min(1, Math.max(0, 1 - value / (2 * border)));

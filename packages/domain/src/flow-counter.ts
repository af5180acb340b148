import type { Actor } from './actor.ts';
import { type CountingLine, isCountingLine } from './counting-line.ts';
import { isArea, type Point } from './detection.ts';

/**
 * What a counter counts. entrance: people in and out of the store; passage: who passes outside; zone: a part of the store;
 * fitting: fitting rooms; queue: a till's queue.
 */
export const COUNTER_KINDS = ['entrance', 'passage', 'zone', 'fitting', 'queue'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** camera: the detector counts on that camera; import: somebody else's counter, whose readings come by table or API. */
export const COUNTER_SOURCES = ['camera', 'import'] as const;
export type CounterSource = (typeof COUNTER_SOURCES)[number];

/** Why people are not counted on a camera; others than these are told as `no_stream`. */
export const NOT_COUNTED = ['no_stream', 'no_password', 'no_shape', 'no_decoder', 'broken', 'budget', 'away'] as const;

/** A line that people cross, or an area in which they are; both in thousandths of the picture's width and height. */
export type CounterShape = CountingLine | { area: Point[] };

/** People cross the line of a door or a pavement; of all else it matters who is in the area. */
export const shapeOfKind = (kind: CounterKind): 'line' | 'area' =>
  kind === 'entrance' || kind === 'passage' ? 'line' : 'area';

/** What is wrong with a shape for a kind; null: nothing. */
export function shapeFault(kind: CounterKind, shape: CounterShape | null): 'required' | 'invalid' | null {
  if (shape === null) return 'required';
  const isRight =
    shapeOfKind(kind) === 'line' ? 'line' in shape && isCountingLine(shape) : 'area' in shape && isArea(shape.area);
  return isRight ? null : 'invalid';
}

/**
 * How right a counter was when somebody counted by eye (calibration), percent: 100 less the share by which it was off, never
 * below 0. Null: it cannot be said, nobody came.
 */
export function accuracyPercent({ real, counted }: { real: number; counted: number }): number | null {
  if (real === 0) return counted === 0 ? null : 0;
  return Math.max(0, Math.round(1_000 * (1 - Math.abs(counted - real) / real)) / 10);
}

/** Counters are set up by whoever sets up devices; everybody with the figures sees them. */
export const managesCounters = ({ codes }: Pick<Actor, 'codes'>): boolean => codes.has('x_device');

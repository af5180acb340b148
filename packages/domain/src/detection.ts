import { LIMIT } from './limit.ts';

/** What a device can watch for by itself (product 22). */
export const DETECTION_KINDS = ['motion', 'scene_change', 'human'] as const;
export type DetectionKind = (typeof DETECTION_KINDS)[number];

/** A place in a picture, in thousandths of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** A span of a day, in minutes from its midnight; 1440 is its end. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Settings of one kind of detection. What a device has no setting for is null. */
export interface Detection {
  isOn: boolean;
  /** 1 to 5. */
  sensitivity: number | null;
  /** A polygon; empty: the whole picture. */
  area: Point[] | null;
  /** Monday first, seven days with their spans. */
  week: DaySpan[][] | null;
  coolDownSeconds: number | null;
}

/** Whether two parts of an outline that do not follow each other meet; touching counts. */
export function crossesItself(area: readonly Point[]): boolean {
  const sides = area.map((from, i) => ({ from, to: area[(i + 1) % area.length] ?? from }));
  return sides.some((one, i) =>
    sides.some((other, j) => {
      const isNext = j === i + 1 || (i === 0 && j === sides.length - 1);
      return j > i && !isNext && meet(one, other);
    }),
  );
}

/** Whether an area can be drawn: none, or a polygon with enough corners that encloses something. */
export function isArea(area: readonly Point[]): boolean {
  if (area.length === 0) return true;
  const { min, max } = LIMIT.area.points;
  if (area.length < min || area.length > max) return false;
  return areaOf(area) > 0 && !crossesItself(area);
}

/** Twice the enclosed area. */
const areaOf = (area: readonly Point[]): number =>
  Math.abs(
    area.reduce((sum, { x, y }, i) => {
      const next = area[(i + 1) % area.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  );

interface Side {
  from: Point;
  to: Point;
}

function meet(one: Side, other: Side): boolean {
  const a = turn(one, other.from);
  const b = turn(one, other.to);
  const c = turn(other, one.from);
  const d = turn(other, one.to);
  if (a * b < 0 && c * d < 0) return true;
  return (
    (a === 0 && isOn(one, other.from)) ||
    (b === 0 && isOn(one, other.to)) ||
    (c === 0 && isOn(other, one.from)) ||
    (d === 0 && isOn(other, one.to))
  );
}

/** On which side of a line a point lies: -1, 0, 1. */
const turn = ({ from, to }: Side, p: Point): number =>
  Math.sign((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x));

const isOn = ({ from, to }: Side, p: Point): boolean =>
  p.x >= Math.min(from.x, to.x) &&
  p.x <= Math.max(from.x, to.x) &&
  p.y >= Math.min(from.y, to.y) &&
  p.y <= Math.max(from.y, to.y);

/** Whether the spans of a day are in order and apart. */
export function isDay(spans: readonly DaySpan[]): boolean {
  return spans.every(({ from, to }, i) => from < to && (i === 0 || from >= (spans[i - 1]?.to ?? 0)));
}

/** Every day, all day. */
export const ALWAYS: DaySpan[][] = Array.from({ length: LIMIT.weekdays }, () => [
  { from: 0, to: LIMIT.detection.dayMinutes },
]);

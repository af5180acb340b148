import { type Box, footOf, headOf, type Point } from '../box.ts';

/** A line that people cross, and a point on its inner side; thousandths of the picture. */
export interface LineShape {
  line: readonly [Point, Point];
  inside: Point;
}

export type Crossing = 'in' | 'out';

/** Somebody is on a side when they stand this far from the line, as a share of their height: feet seem to jump by less. */
const CLEAR = 0.04;
/** So many pictures in a row before it is believed. */
const PICTURES = 2;
/** A line is taken to be so much longer at both ends, as a share of it: people squeeze past the frame of a door. */
const LONGER = 0.15;
/** A door hides who is behind it. Who is first seen this near to the line, in heights, and then goes this far in, came through it ... */
const BORN = 0.45;
const ENTERED = 0.6;
/** ... and who was this far in, and is last seen this near while going out, went through it. */
const GONE = 0.25;
/** Their way outwards in the time after they were last seen, ms, leads through the line. */
const AHEAD_MS = 900;

interface Known {
  side: Crossing;
  foot: Point;
  head: Point;
}

/** Which side of a line one person is on, picture by picture. `aspect`: width of the picture as a share of its height. */
export function lineWatch(shape: LineShape, aspect: number) {
  const square = ({ x, y }: Point): Point => ({ x: x * aspect, y });
  const [a, b, inside] = [square(shape.line[0]), square(shape.line[1]), square(shape.inside)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const sign = Math.sign(cross(a, b, inside)) || 1;
  /** How far in a point is; less than 0: outside. */
  const depth = (p: Point): number => (sign * cross(a, b, p)) / length;
  let known: Known | null = null;
  let next: { side: Crossing; pictures: number; crossed: boolean; isHidden: boolean } | null = null;
  let isNew = false;
  let deepest = 0;
  let last: { foot: Point; height: number } | null = null;

  function change(side: Crossing, foot: Point, head: Point, from: Known): Crossing | null {
    if (next?.side !== side) next = { side, pictures: 0, crossed: meets(a, b, from.foot, foot), isHidden: false };
    next.pictures += 1;
    // Somebody whose legs are hidden for a while ends higher up, and has gone nowhere: the head goes the way of the feet.
    next.isHidden = (depth(head) - depth(from.head)) * (depth(foot) - depth(from.foot)) < 0;
    if (next.pictures < PICTURES || next.isHidden) return null;
    const { crossed } = next;
    known = { side, foot, head };
    next = null;
    isNew = false;
    return crossed ? side : null;
  }

  return {
    /** Somebody is here now; answers what they crossed by that. */
    at(box: Box): Crossing | null {
      const [foot, head] = [square(footOf(box)), square(headOf(box))];
      const height = foot.y - head.y;
      const far = depth(foot);
      if (last === null) isNew = far >= 0 && far < BORN * height && isBetween(a, b, foot);
      last = { foot, height };
      deepest = Math.max(deepest, far / height);
      if (Math.abs(far) < CLEAR * height) return null;
      const side: Crossing = far > 0 ? 'in' : 'out';
      if (known !== null && side !== known.side) return change(side, foot, head, known);
      known = { side, foot, head };
      next = null;
      if (!isNew || far < ENTERED * height) return null;
      isNew = false;
      return 'in';
    },
    /** They are not seen any more, and were going at this pace (thousandths a millisecond); answers what they must have crossed. */
    gone(pace: Point): Crossing | null {
      // Seen beyond it once, and hidden by what is behind it from then on.
      if (next?.crossed && !next.isHidden) return next.side;
      if (!last || known?.side !== 'in' || deepest < ENTERED) return null;
      const { foot, height } = last;
      const way = square(pace);
      const ahead = { x: foot.x + way.x * AHEAD_MS, y: foot.y + way.y * AHEAD_MS };
      const isNear = depth(foot) < GONE * height && isBetween(a, b, foot);
      return isNear && depth(ahead) < 0 && meets(a, b, foot, ahead) ? 'out' : null;
    },
  };
}

const cross = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Whether a point is beside the line and not beyond one of its ends. */
function isBetween(a: Point, b: Point, { x, y }: Point): boolean {
  const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1);
  return along >= -LONGER && along <= 1 + LONGER;
}

/** Whether the way from one point to another leads through the line (or just past its ends), and not around it. */
function meets(a: Point, b: Point, from: Point, to: Point): boolean {
  const [before, after] = [cross(a, b, from), cross(a, b, to)];
  const share = before === after ? 1 : before / (before - after);
  return isBetween(a, b, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
}

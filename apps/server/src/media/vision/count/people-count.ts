import type { Counted } from '../../../platform/media/counting-order.ts';
import { areaWatch } from './area.ts';
import { type LineShape, lineWatch } from './line.ts';
import { type Seen, type Track, tracker } from './tracker.ts';

/** What one picture added to a counter. */
export interface Added {
  entries: number;
  exits: number;
  dwells: number;
  dwellMs: number;
  /** How many people are in the area now; null for a line. */
  inside: number | null;
}

/** Counts the people of one camera at its lines and areas, picture by picture. `aspect`: width of the picture as a share of its height. */
export function peopleCount(shapes: readonly Counted[], aspect: number) {
  const follow = tracker();
  const counters = shapes.map((shape) => ({
    id: shape.id,
    see: 'line' in shape ? lineCount(shape, aspect) : areaCount(shape),
  }));
  return {
    /** Takes who is in a picture; answers for each counter what that added. Times are ms on one clock. */
    see(boxes: readonly Seen[], atMs: number): Map<string, Added> {
      const seen = follow.see(boxes, atMs);
      return new Map(counters.map(({ id, see }) => [id, see(seen, atMs)]));
    },
  };
}

interface Followed {
  here: readonly Track[];
  gone: readonly Track[];
}

function lineCount(shape: LineShape, aspect: number) {
  const watches = new Map<number, ReturnType<typeof lineWatch>>();
  return ({ here, gone }: Followed): Added => {
    const added: Added = { entries: 0, exits: 0, dwells: 0, dwellMs: 0, inside: null };
    const add = (crossing: 'in' | 'out' | null | undefined): void => {
      if (crossing === 'in') added.entries += 1;
      if (crossing === 'out') added.exits += 1;
    };
    for (const { id, pace } of gone) {
      add(watches.get(id)?.gone(pace));
      watches.delete(id);
    }
    for (const { id, first, box } of here) {
      const known = watches.get(id);
      const watch = known ?? lineWatch(shape, aspect);
      if (!known) watch.at(first);
      watches.set(id, watch);
      add(watch.at(box));
    }
    return added;
  };
}

function areaCount({ area, minStaySeconds }: Extract<Counted, { area: unknown }>) {
  const watches = new Map<number, ReturnType<typeof areaWatch>>();
  return ({ here, gone }: Followed, atMs: number): Added => {
    const changes = [];
    for (const { id } of gone) {
      changes.push(watches.get(id)?.gone());
      watches.delete(id);
    }
    for (const { id, box } of here) {
      const watch = watches.get(id) ?? areaWatch(area, minStaySeconds * 1_000);
      watches.set(id, watch);
      changes.push(watch.at(box, atMs));
    }
    return {
      entries: changes.filter((change) => change?.entered).length,
      exits: changes.filter((change) => change?.left).length,
      dwells: changes.filter((change) => change?.stayed).length,
      dwellMs: changes.reduce((sum, change) => sum + (change?.stayMs ?? 0), 0),
      inside: [...watches.values()].filter((watch) => watch.isInside()).length,
    };
  };
}

import type { DetectedBox } from '../../../platform/media/vision.ts';
import { type Box, overlap, type Point } from '../box.ts';
import { type Looks, unlike } from '../looks.ts';

/** Surer than this, somebody new is believed; down to the lower one it may be somebody who is known already (the second pass of ByteTrack). */
const SURE = 0.22;
const MAYBE = 0.12;
/** Somebody who is not seen any more is looked for so long, ms, where they would have gone. */
const LOST_MS = 2_500;
/** So much of a change of pace is believed at once. */
const PACE_GAIN = 0.5;
/** Farther from where they were expected, in sizes of the box, it is somebody else; and the second pass trusts less. */
const FARTHEST = 1.1;
const FARTHEST_UNSURE = 0.7;
/** What looks count beside the distance, and how fast they change. */
const LOOKS = 1.5;
const LOOKS_GAIN = 0.3;
/** Somebody is believed after so many pictures. */
const BELIEVED = 2;

/** Somebody in a picture, and how they look. */
export type Seen = DetectedBox & { looks: Looks };

export interface Track {
  id: number;
  /** Where they were first seen. */
  first: Box;
  /** Where they were last seen, thousandths. */
  box: Box;
  looks: Looks;
  seenMs: number;
  /** In how many pictures they were seen. */
  seen: number;
  /** Thousandths a millisecond, of the middle of the lower edge. */
  pace: Point;
}

/** Follows people from picture to picture by where they would have gone. Makes no two of one, and forgets who is away for long. */
export function tracker() {
  let tracks: Track[] = [];
  let nextId = 1;
  return {
    /** Takes the boxes of one picture; answers whom it shows: those alone who were seen in it and are believed. */
    see(boxes: readonly Seen[], atMs: number): { here: Track[]; gone: Track[] } {
      const gone = tracks.filter(({ seenMs }) => atMs - seenMs > LOST_MS);
      tracks = tracks.filter((track) => !gone.includes(track));
      const sure = boxes.filter(({ confidence }) => confidence >= SURE);
      const unsure = boxes.filter(({ confidence }) => confidence < SURE && confidence >= MAYBE);
      const first = match(tracks, sure, atMs, FARTHEST);
      const rest = tracks.filter((track) => !first.has(track));
      const second = match(rest, unsure, atMs, FARTHEST_UNSURE);
      for (const [track, box] of [...first, ...second]) move(track, box, atMs);
      const taken = new Set(first.values());
      const seen = new Set([...first.keys(), ...second.keys()]);
      for (const box of sure) {
        if (taken.has(box) || [...seen].some((track) => overlap(track.box, box) > 0.5)) continue;
        const track = { id: nextId, first: box, box, looks: box.looks, seenMs: atMs, seen: 1, pace: { x: 0, y: 0 } };
        nextId += 1;
        tracks.push(track);
      }
      return { here: [...seen].filter((track) => track.seen >= BELIEVED), gone };
    },
  };
}

/** Pairs of a track and a box, the nearest first. */
function match(tracks: readonly Track[], boxes: readonly Seen[], atMs: number, farthest: number) {
  const pairs = tracks.flatMap((track) =>
    boxes.flatMap((box) => {
      const far = distance(expected(track, atMs), box);
      return far > farthest ? [] : { track, box, far: far + LOOKS * unlike(track.looks, box.looks) };
    }),
  );
  const found = new Map<Track, Seen>();
  const taken = new Set<Seen>();
  for (const { track, box } of pairs.sort((a, b) => a.far - b.far)) {
    if (found.has(track) || taken.has(box)) continue;
    found.set(track, box);
    taken.add(box);
  }
  return found;
}

/** Where somebody would be by now who goes on as before. */
function expected({ box, pace, seenMs }: Track, atMs: number): Box {
  const ms = atMs - seenMs;
  const [x, y] = [pace.x * ms, pace.y * ms];
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
}

/** How far apart two boxes are, in sizes of the larger one; boxes of another size are farther. */
function distance(a: Box, b: Box): number {
  const [widthA, widthB] = [a.right - a.left, b.right - b.left];
  const [heightA, heightB] = [a.bottom - a.top, b.bottom - b.top];
  const x = (a.left + a.right - b.left - b.right) / 2 / Math.max(widthA, widthB, 1);
  // A box that ends at somebody's hip for a moment has its upper edge still at the head.
  const y = Math.min(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom)) / Math.max(heightA, heightB, 1);
  const size = Math.abs(Math.log(Math.max(heightA, 1) / Math.max(heightB, 1)));
  return Math.hypot(x, y * 2) + 0.3 * size + 0.5 * (1 - overlap(a, b));
}

function move(track: Track, box: Seen, atMs: number): void {
  const ms = Math.max(1, atMs - track.seenMs);
  const paceX = (box.left + box.right - track.box.left - track.box.right) / 2 / ms;
  const paceY = (box.bottom - track.box.bottom) / ms;
  const gain = track.seen === 1 ? 1 : PACE_GAIN;
  track.pace = { x: track.pace.x + gain * (paceX - track.pace.x), y: track.pace.y + gain * (paceY - track.pace.y) };
  track.box = box;
  // Slowly: somebody who walks in front of them for a moment does not become them.
  track.looks = track.looks.map((value, at) => value + LOOKS_GAIN * ((box.looks[at] ?? value) - value));
  track.seenMs = atMs;
  track.seen += 1;
}

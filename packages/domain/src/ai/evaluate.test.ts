import { expect, it } from 'vitest';
import { areasFault } from '../ai-rule.ts';
import { MINUTE_MS, SECOND_MS } from '../duration.ts';
import { isInside, standsIn } from './area.ts';
import { coverageOf } from './coverage.ts';
import { decide } from './evaluate.ts';
import { type Looking, look } from './look.ts';
import { confirmsItself, recallOf, standing, wilson } from './precision.ts';
import { lightOf, outlineLikeness } from './scene.ts';

const SQUARE = [
  { x: 0, y: 500 },
  { x: 500, y: 500 },
  { x: 500, y: 1000 },
  { x: 0, y: 1000 },
];
const BOW_TIE = [
  { x: 0, y: 0 },
  { x: 500, y: 500 },
  { x: 500, y: 0 },
  { x: 0, y: 500 },
];
const person = (left: number, bottom: number, confidence = 0.9) => ({
  ...{ left, right: left + 100, top: bottom - 300, bottom, confidence },
});
const rule = (more: Partial<Looking> = {}): Looking => ({
  ...{ kind: 'crowd', areas: [], confidence: 0.6, minSize: 0, people: 2, sensitivity: 3 },
  ...more,
});
const seen = { boxes: [], light: { mean: 120, deviation: 40 }, likeness: 1, answer: null };

it('counts who stands in an area, by the feet and not by the head', () => {
  expect([isInside(SQUARE, { x: 10, y: 600 }), isInside(SQUARE, { x: 600, y: 600 })]).toEqual([true, false]);
  expect([standsIn([SQUARE], person(100, 900)), standsIn([SQUARE], person(100, 450))]).toEqual([true, false]);
});

it('takes areas of three to ten corners, at most four, whose sides do not meet', () => {
  expect(areasFault([SQUARE])).toBe(null);
  expect(areasFault([BOW_TIE])).toBe('crossing');
  expect(areasFault([SQUARE, SQUARE, SQUARE, SQUARE, SQUARE])).toBe('too_many');
  expect(areasFault([[]])).toBe('corners');
});

it('is as sure as of the person that completes the number, and forgets small ones', () => {
  const boxes = [person(0, 900), person(200, 900, 0.7), person(400, 900, 0.2)];
  expect(look(rule(), { ...seen, boxes })).toMatchObject({ isHit: true, confidence: 0.7 });
  expect(look(rule({ people: 3 }), { ...seen, boxes })?.isHit).toBe(false);
  expect(look(rule({ minSize: 100 }), { ...seen, boxes })?.isHit).toBe(false);
});

it('is sure that nobody is there only when nobody was seen even faintly, and says nothing where nobody looked', () => {
  const empty = rule({ kind: 'nobody_at_counter' });
  expect(look(empty, { ...seen, boxes: [] })).toMatchObject({ isHit: true, confidence: 1 });
  expect(look(empty, { ...seen, boxes: [person(0, 900, 0.5)] })?.isHit).toBe(false);
  expect(look(empty, { ...seen, boxes: null })).toBe(null);
  expect(look(rule({ kind: 'custom' }), seen)).toBe(null);
});

it('tells dark from lit, covered from clear', () => {
  const dark = { mean: 5, deviation: 2 };
  expect(look(rule({ kind: 'lights_off' }), { ...seen, light: dark })?.isHit).toBe(true);
  expect(look(rule({ kind: 'lights_off' }), seen)?.isHit).toBe(false);
  expect(look(rule({ kind: 'camera_blocked' }), { ...seen, light: dark })?.isHit).toBe(true);
  expect(look(rule({ kind: 'late_opening' }), { ...seen, light: dark })?.isHit).toBe(true);
  expect(look(rule({ kind: 'early_opening' }), { ...seen, light: dark })?.isHit).toBe(false);
});

const alarm = { persistence: { kind: 'seconds', seconds: 30 }, coolDownMinutes: 30, maxPerDay: 2 } as const;
const hits = (...at: number[]) => at.map((second) => ({ at: second * SECOND_MS, isHit: true }));
const past = { gapMs: 30 * SECOND_MS, lastEventAt: null, eventsToday: 0 };

it('waits until something lasts; a gap or a miss begins anew', () => {
  expect(decide(alarm, { ...past, looks: hits(0, 10, 20) })).toBe('lasting');
  expect(decide(alarm, { ...past, looks: hits(0, 10, 20, 30) })).toBe('fire');
  expect(decide(alarm, { ...past, looks: hits(0, 10, 50, 60) })).toBe('lasting');
  const missed = [...hits(0, 10), { at: 20 * SECOND_MS, isHit: false }, ...hits(30, 40)];
  expect(decide(alarm, { ...past, looks: missed })).toBe('lasting');
  const frames = { ...alarm, persistence: { kind: 'frames', hits: 2, of: 3 } } as const;
  expect(decide(frames, { ...past, looks: missed })).toBe('fire');
});

it('cools down, and tells no more than so many a day', () => {
  const looks = hits(0, 10, 20, 30);
  expect(decide(alarm, { ...past, looks, lastEventAt: 30 * SECOND_MS - 29 * MINUTE_MS })).toBe('cooling');
  expect(decide(alarm, { ...past, looks, eventsToday: 2 })).toBe('full');
  expect(decide(alarm, { ...past, looks: [{ at: 0, isHit: false }] })).toBe('calm');
});

it('keeps a rule in the shadow until 30 judged it, and silences one that is wrong too often', () => {
  expect(standing({ confirmed: 29, false: 0 }, 90)).toBe('shadow');
  expect(standing({ confirmed: 20, false: 10 }, 90)).toBe('under');
  expect(standing({ confirmed: 27, false: 3 }, 90)).toBe('live');
  expect([confirmsItself({ confirmed: 49, false: 0 }), confirmsItself({ confirmed: 48, false: 2 })]).toEqual([
    false,
    true,
  ]);
});

it('tells the interval of Wilson, and the recall that follows from it', () => {
  const share = wilson(1, 10);
  expect(share?.low).toBeCloseTo(0.0179, 4);
  expect(share?.high).toBeCloseTo(0.4042, 4);
  expect(wilson(0, 0)).toBe(null);
  const recall = recallOf({ judged: 10, missed: 1, negatives: 100, confirmed: 30 });
  expect(recall?.value).toBeCloseTo(0.75, 5);
  expect((recall?.low ?? 0) < 0.75 && (recall?.high ?? 0) > 0.75).toBe(true);
});

it('knows a camera again in other light, and not when it was turned', () => {
  const [width, height] = [64, 36];
  const scene = (shift: number, light: number) =>
    Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [(at % width) + shift, Math.floor(at / width)];
      return light * (((x * 7) % 13 > 6 ? 120 : 30) + ((y * 5) % 11 > 5 ? 60 : 0));
    });
  expect(outlineLikeness(scene(0, 1), scene(0, 0.5), width)).toBeGreaterThan(0.9);
  expect(outlineLikeness(scene(0, 1), new Uint8Array(width * height), width)).toBe(0);
  expect(outlineLikeness(scene(0, 1), scene(4, 1), width)).toBeLessThan(0.5);
  expect(lightOf(Uint8Array.from([0, 100]))).toEqual({ mean: 50, deviation: 50 });
});

it('names the one reason why a store is not watched', () => {
  expect(coverageOf({ suitable: 0, watched: 0, answering: 0 })).toBe('no_camera');
  expect(coverageOf({ suitable: 2, watched: 0, answering: 0 })).toBe('not_enabled');
  expect(coverageOf({ suitable: 2, watched: 2, answering: 0 })).toBe('offline');
  expect(coverageOf({ suitable: 2, watched: 2, answering: 1 })).toBe('partly');
  expect(coverageOf({ suitable: 2, watched: 2, answering: 2 })).toBe('covered');
});

import type { Fixtures } from './fixtures.ts';
import { READING_SCENES, type Scene } from './pictures/look.ts';

/** How far a wrong reading lies outside its bounds, degrees: few enough to draw a picture of each. */
export const WRONG_BY = [0.6, 0.9, 1.3, 1.8, 2.4, 3.1, 3.9, 4.8] as const;

export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A wrong reading that a picture has to show. */
export interface Reading {
  scene: Scene;
  /** One decimal, as the inspector wrote it down. */
  value: number;
}

/** Every wrong reading that an inspector of these companies may write down and photograph. */
export function readingsOf(all: readonly Fixtures[]): Reading[] {
  const found = new Map<string, Reading>();
  const items = all.flatMap((one) => one.templates.flatMap((t) => t.categories.flatMap((c) => c.items)));
  for (const { scene, answer, bounds } of items) {
    if (!scene || !READING_SCENES.has(scene) || answer !== 'temperature') continue;
    const [min, max] = bounds;
    for (const away of WRONG_BY) {
      const value = oneDecimal(max === null ? (min ?? 0) - away : max + away);
      found.set(`${scene} ${value}`, { scene, value });
    }
  }
  return [...found.values()];
}

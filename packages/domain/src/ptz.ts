/** What a camera can be told besides showing pictures: to turn, to zoom, to remember where it looks. */
export const PTZ_ABILITIES = ['move', 'zoom', 'preset'] as const;
export type PtzAbility = (typeof PTZ_ABILITIES)[number];

/** What a held button asks for; one at a time. */
export const PTZ_DIRECTIONS = [
  ...(['up_left', 'up', 'up_right', 'left', 'right', 'down_left', 'down', 'down_right'] as const),
  ...(['zoom_in', 'zoom_out'] as const),
] as const;
export type PtzDirection = (typeof PTZ_DIRECTIONS)[number];

/** A movement in parts of the greatest speed, -1 to 1: to the right, up, and closer are positive. */
export interface PtzVector {
  pan: number;
  tilt: number;
  zoom: number;
}

/** The movement of a direction at full speed. */
export function vectorOf(direction: PtzDirection): PtzVector {
  if (direction === 'zoom_in') return { pan: 0, tilt: 0, zoom: 1 };
  if (direction === 'zoom_out') return { pan: 0, tilt: 0, zoom: -1 };
  const has = (side: string): number => (direction.split('_').includes(side) ? 1 : 0);
  return { pan: has('right') - has('left'), tilt: has('up') - has('down'), zoom: 0 };
}

/** What a camera has to be able to do for a direction. */
export const abilityFor = (direction: PtzDirection): PtzAbility =>
  direction === 'zoom_in' || direction === 'zoom_out' ? 'zoom' : 'move';

/** A place that a device remembers; its id is the device's own. */
export interface PtzPreset {
  id: string;
  name: string;
}

/** Whether there is anything to steer at a camera. */
export const canSteer = (abilities: readonly PtzAbility[]): boolean => abilities.length > 0;

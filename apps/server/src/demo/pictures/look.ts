/** What a demo picture shows. */
export const SCENES = [
  'fridge',
  'freezer',
  'log',
  'shelf',
  'label',
  'basin',
  'oven',
  'machine',
  'counter',
  'floor',
  'bin',
  'door',
  'light',
] as const;
export type Scene = (typeof SCENES)[number];

/** How a scene is drawn: as it should be or with its fault; `tone` 0, 1 … changes colours and numbers. */
export interface Look {
  isRight: boolean;
  tone: number;
}

/** The inside of an SVG of `WIDTH` x `HEIGHT`. */
export type Draw = (look: Look) => string;

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

/** Scenes with a thermometer in them. */
export const READING_SCENES: ReadonlySet<Scene> = new Set(['fridge', 'freezer', 'oven']);

/** How a scene is drawn: as it should be or with its fault; `tone` 0, 1 … changes the colours. */
export interface Look {
  isRight: boolean;
  tone: number;
  /** The wrong value on its thermometer, one decimal; null: a right one, and none where the fault is something else. */
  reading: number | null;
}

/** The inside of an SVG of `WIDTH` x `HEIGHT`. */
export type Draw = (look: Look) => string;

/** Limits of turning cameras (product 4). */
export const PTZ_LIMIT = {
  /** A camera belongs to whoever moved it last for so long, ms. */
  holdMs: 30_000,
  /** A button that is held tells of itself this often; a movement of which nothing is heard for `lostMs` is stopped, ms. */
  ...{ keepMs: 1_000, lostMs: 3_000 },
  /** The queue stops it so much later, if nobody else did, ms; so many at once. */
  ...{ queueMs: 1_000, lostAtOnce: 200 },
  /** A stop that the device does not take is tried again for so long, ms. */
  giveUpMs: 120_000,
  speed: { min: 1, max: 5, initial: 3 },
  /** Of presets: length of a name, of an id as devices make them, how many are told. */
  ...{ presetName: 20, presetId: 64, presets: 300 },
  /** Of the log of a camera: lines shown, days kept. */
  ...{ logShown: 20, logDays: 180 },
} as const;

/** Why somebody looks at a camera: it stands in the watch log that the store reads (N4.3). */
export const WATCH_PURPOSES = ['routine', 'inspection', 'rectification', 'incident', 'set_up'] as const;
export type WatchPurpose = (typeof WATCH_PURPOSES)[number];

/** Live pictures and recordings, which both count against the nine of a session, and cutting a clip out of recordings. */
export const WATCH_USES = ['live', 'playback', 'clip'] as const;
export type WatchUse = (typeof WATCH_USES)[number];

/** How many pictures a wall shows: one, four or nine. */
export const WALL_SIZES = [1, 4, 9] as const;
export type WallSize = (typeof WALL_SIZES)[number];

/** Seconds between two pages of a patrol. */
export const PATROL_SECONDS = [10, 20, 30, 60, 120] as const;

/** A stream that nobody has told of for so long is gone, ms: media tells of each every ten seconds. */
export const STREAM_LOST_MS = 35_000;

/** Why a device recorded something by itself: always, or because it noticed something. */
export const RECORDING_KINDS = ['continuous', 'event'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];

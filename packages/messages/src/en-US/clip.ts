import type { Shape } from '../shape.ts';
import type { clip as zh } from '../zh-CN/clip.ts';

/** Clips of recordings, English. */
export const clip = {
  title: 'Clips',
  cut: 'Cut a clip',
  cutThis: 'Cut',
  own: 'My clips',
  none: 'No clips yet. Choose a start and an end while a recording plays to cut one.',
  from: 'Start',
  to: 'End',
  here: 'Set to now',
  hereNamed: '{end}: Set to now',
  lasts: 'Lasts {lasts}',
  minutes: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  missing: '{lasts} of it not recorded',
  nothingThere: 'Nothing was recorded in this time',
  missingHint: '{lasts} of it was not recorded. The clip skips it and says what is missing.',
  span: '{from} to {to}',
  camera: 'Camera',
  name: 'Name',
  nameRequired: 'Give it a name',
  reason: 'What it is for',
  reasonHint: 'For example: a complaint about the queue',
  reasonRequired: 'Say what the clip is for',
  limits:
    'At most 10 minutes and 500 MB, nothing is encoded anew. It goes into the gallery and is noted in the watch log.',
  asked: '{name} is being cut. You will be told when it is ready',
  gaps: '{count} {count|gap|gaps} without a recording',
  removeNamed: 'Remove {name}',
  rename: 'Rename',
  renamed: 'Renamed',
  length: 'Length of the clip',
  missingTitle: 'Not recorded',
  complete: 'Nothing is missing',
} satisfies Shape<typeof zh>;

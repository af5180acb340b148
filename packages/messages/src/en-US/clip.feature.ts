import type { Shape } from '../shape.ts';
import type { clipFeature as zh } from '../zh-CN/clip.feature.ts';

/** What clips say in the nouns of others, English. */
export const clipFeature = {
  job: { kind: { clip: { cut: 'Cut a clip' } } },
  clip: {
    cause: {
      nothing: 'Nothing was recorded then, or it has been deleted',
      format: 'The camera changed its video format in between. Cut it in two parts',
      too_large: 'It is larger than 500 MB. Make it shorter',
      unreadable: 'One of the recordings is damaged',
      away: 'The video service did not answer. Try again later',
      cancelled: 'Cancelled',
      broken: 'Cutting was interrupted. Try again',
    },
  },
  error: {
    NOTHING_RECORDED: 'Nothing was recorded in this time. Change its start or end',
    CLIP_NOT_CUT: 'No clip was made: {cause}',
    CLIPS_WAITING: 'You already have {max} clips being cut. Try again when one of them is ready',
  },
  state: { clip: { waiting: 'Being cut', ready: 'Ready', failed: 'Failed' } },
  notification: {
    kind: { system: { clip: 'Video clips' } },
    system: { clip_ready: { title: 'Clip ready: {name}', body: 'From camera {camera}. See it in the gallery.' } },
  },
  audit: {
    kind: { clip: 'Clip' },
    event: {
      clip: { asked: 'Asked for a clip', cut: 'Clip made', renamed: 'Clip renamed', removed: 'Failed clip removed' },
    },
    field: { clipName: 'Name of the clip' },
  },
} satisfies Shape<typeof zh>;

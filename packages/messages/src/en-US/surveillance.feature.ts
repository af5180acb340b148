import type { Shape } from '../shape.ts';
import type { surveillanceFeature as zh } from '../zh-CN/surveillance.feature.ts';

export const surveillanceFeature = {
  surveillance: {
    captureName: '{shop} {camera}',
    noPicture: {
      unreachable: 'the camera does not answer',
      wrong_password: 'user name or password is wrong',
      no_stream: 'the camera has no such stream',
      stalled: 'the picture stands still',
      codec: 'its video format is not supported',
      garbage: 'what the camera sends is not understood',
      ticket_expired: 'it took too long',
      ticket_used: 'try again',
      ticket_forged: 'try again',
      too_many: 'too many cameras play at once',
      no_decoder: 'the server has no ffmpeg, which screenshots of real cameras need',
      away: 'the video service is starting; try again in a moment',
    },
  },
  error: {
    TOO_MANY_STREAMS: 'At most 9 cameras play at once',
    MEDIA_AWAY: 'This installation runs no video service, so nothing can be played',
    CAMERA_VIEWS_FULL: 'At most {max} layouts are kept: delete one that is not used',
    CAMERA_VIEW_TAKEN: 'You already have a layout of this name',
    NO_PICTURE: 'No picture was taken: {cause}',
    NO_RECORDING: 'The device gave no recording: {cause}',
  },
  audit: {
    kind: { camera_view: 'Camera layout' },
    event: {
      camera_view: {
        created: 'saved the camera layout',
        edited: 'changed the camera layout',
        deleted: 'deleted the camera layout',
      },
    },
  },
} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { recordingFeature as zh } from '../zh-CN/recording.feature.ts';

/** What recordings say in the nouns of others, English. */
export const recordingFeature = {
  error: { TOO_MANY_RECORDED: 'A company records at most {max} cameras' },
  notification: {
    kind: { system: { recording: 'Recordings' } },
    system: {
      recording_full: {
        title: 'Space for recordings is running out: {percent}% used',
        body: 'Once it is full, the oldest recordings are deleted first and may not last the days you set. Allow more space or keep fewer days. You will not be reminded again today.',
      },
      recording_stopped: {
        title: '{count} cameras are not being recorded',
        body: 'For example {camera} at {shop}. Open the device to see why. You will not be reminded again today.',
      },
    },
  },
  audit: {
    kind: { recording: 'Recording' },
    event: { recording: { planned: 'Changed recording', edited: 'Changed space for recordings' } },
    field: {
      recordingMode: 'Recording',
      keepDays: 'Days kept',
      quotaGb: 'Space for recordings (GB)',
      playDays: 'Days members can play',
    },
  },
} satisfies Shape<typeof zh>;

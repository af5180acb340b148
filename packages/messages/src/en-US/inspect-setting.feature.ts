import type { Shape } from '../shape.ts';
import type { inspectSettingFeature as zh } from '../zh-CN/inspect-setting.feature.ts';

export const inspectSettingFeature = {
  audit: {
    kind: { process_setting: 'Default process', rectification_setting: 'Rectification settings' },
    event: {
      process_setting: { saved: 'saved the default process', removed: 'removed the default process' },
      rectification_setting: { saved: 'saved the rectification settings' },
    },
    field: {
      hoursNormal: 'time for minor problems',
      hoursMajor: 'time for major problems',
      hoursRedLine: 'time for red lines',
      roundHours: 'time after a rejection',
      repeatDays: 'days within which a failure is a repeat',
      hours_normal: 'time for minor problems',
      hours_major: 'time for major problems',
      hours_red_line: 'time for red lines',
      round_hours: 'time after a rejection',
      repeat_days: 'days within which a failure is a repeat',
      rectifyHandler: 'handler of rectifications',
      rectifyReviewer: 'reviewer of rectifications',
      rectifyCc: 'copies of rectifications',
      rectifyPhotos: 'photos to hand in',
      rectifyClock: 'how time is counted',
      auto_create: 'rectifications created automatically',
      allows_transfer: 'transfer allowed',
    },
  },
  error: { PROCESS_FIXED: 'The process is set by the company here: other reviewers and copies cannot be chosen' },
} satisfies Shape<typeof zh>;

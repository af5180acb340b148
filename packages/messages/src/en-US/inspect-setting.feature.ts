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
      hoursNormal: 'time to rectify general problems',
      hoursMajor: 'time to rectify major problems',
      hoursRedLine: 'time to rectify red lines',
      roundHours: 'time after a rejection',
      repeatDays: 'days within which a failure is a repeat',
      hours_normal: 'time to rectify general problems',
      hours_major: 'time to rectify major problems',
      hours_red_line: 'time to rectify red lines',
      round_hours: 'time after a rejection',
      repeat_days: 'days within which a failure is a repeat',
      rectifyHandler: 'rectification handler',
      rectifyReviewer: 'rectification reviewer',
      rectifyCc: 'rectification CC',
      rectifyCcRoles: 'rectification CC by role',
      rectifyPhotos: 'photos a rectification needs',
      rectifyClock: 'how time is counted',
      auto_create: 'when a general problem is found',
      allows_transfer: 'handlers may transfer',
      allows_extension: 'handlers may ask for an extension',
      processLevels: 'inspection reviewer',
      processOnEmpty: 'if nobody is found',
      processCondition: 'which results are reviewed',
      processCc: 'CC to people',
      processCcRoles: 'CC to roles at the store',
      processOverride: 'can be changed at dispatch',
      processSignOff: 'the store signs off',
      processMayEdit: 'reviewers may change answers',
      processCamera: 'photos from the camera only',
      processSample: 'items to draw',
    },
  },
  error: { PROCESS_FIXED: 'The process is set by the company here: other reviewers and CC cannot be chosen' },
} satisfies Shape<typeof zh>;

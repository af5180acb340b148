export const inspectSettingFeature = {
  audit: {
    kind: { process_setting: '默认流程', rectification_setting: '整改设置' },
    event: {
      process_setting: { saved: '保存默认流程', removed: '删除默认流程' },
      rectification_setting: { saved: '保存整改设置' },
    },
    field: {
      hoursNormal: '一般问题时限',
      hoursMajor: '重要问题时限',
      hoursRedLine: '红线问题时限',
      roundHours: '退回后时限',
      repeatDays: '重复问题天数',
      hours_normal: '一般问题时限',
      hours_major: '重要问题时限',
      hours_red_line: '红线问题时限',
      round_hours: '退回后时限',
      repeat_days: '重复问题天数',
      rectifyHandler: '整改人规则',
      rectifyReviewer: '复核人规则',
      rectifyCc: '整改抄送',
      rectifyPhotos: '整改照片数',
      rectifyClock: '计时方式',
      auto_create: '自动生成整改',
      allows_transfer: '允许转交',
    },
  },
  error: { PROCESS_FIXED: '这里的流程由企业规定，不能另选审核人和抄送人' },
} as const;

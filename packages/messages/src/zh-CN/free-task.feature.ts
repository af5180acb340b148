export const freeTaskFeature = {
  audit: {
    kind: { freeTaskPreset: '任务预设' },
    event: { freeTaskPreset: { created: '保存任务预设', renamed: '重命名任务预设', removed: '删除任务预设' } },
  },
  error: {
    EVIDENCE_MISSING: '要提交的内容还不完整',
    PRESET_NAME_TAKEN: '已经有同名的预设',
    PRESETS_FULL: '最多保存 {max} 个预设，先删除不用的',
  },
} as const;

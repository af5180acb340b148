export const freeTaskFeature = {
  audit: {
    kind: { freeTaskPreset: '任务预设', free_task_repeat: '重复任务' },
    event: {
      free_task_repeat: { created: '新建重复任务', ended: '结束重复任务', transfer: '移交重复任务' },
      freeTaskPreset: { created: '保存任务预设', renamed: '重命名任务预设', removed: '删除任务预设' },
    },
  },
  error: {
    EVIDENCE_MISSING: '要提交的内容还不完整',
    PRESET_NAME_TAKEN: '已经有同名的预设',
    REPEATS_FULL: '最多保留 {max} 个重复任务，请先结束不用的',
    PRESETS_FULL: '最多保存 {max} 个预设，先删除不用的',
  },
} as const;

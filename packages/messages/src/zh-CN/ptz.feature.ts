/** What turning cameras says in the nouns of others. */
export const ptzFeature = {
  error: {
    PTZ_HELD: '{name} 正在操控这个摄像头，{seconds} 秒后再试',
    PTZ_NOT_THERE: '这个摄像头不能转动，或没有这个功能',
    PTZ_FAILED: '摄像头没有执行：{cause}',
    PTZ_PRESET_TAKEN: '已有同名的预置位，换一个名称，或更新原来的预置位',
  },
} as const;

/** What clips say in the nouns of others. */
export const clipFeature = {
  job: { kind: { clip: { cut: '剪辑录像片段' } } },
  clip: {
    cause: {
      nothing: '这段时间没有录像，或已被删除',
      format: '摄像头在这段时间改过视频格式，请分成两段剪辑',
      too_large: '超过 500 MB，请缩短',
      unreadable: '其中有录像文件损坏',
      away: '视频服务没有应答，请稍后再试',
      cancelled: '已取消',
      broken: '剪辑中断，请再试一次',
    },
  },
  error: {
    NOTHING_RECORDED: '这段时间没有录像，调整起止时间',
    CLIP_NOT_CUT: '没有剪出片段：{cause}',
    CLIPS_WAITING: '你已有 {max} 个片段正在剪辑，等其中一个完成后再试',
  },
  state: { clip: { waiting: '正在剪辑', ready: '已生成', failed: '失败' } },
  notification: {
    kind: { system: { clip: '视频片段' } },
    system: { clip_ready: { title: '录像片段已生成：{name}', body: '来自摄像头 {camera}，在图库中查看。' } },
  },
  audit: {
    kind: { clip: '录像片段' },
    event: {
      clip: { asked: '剪辑录像片段', cut: '生成录像片段', renamed: '重命名录像片段', removed: '移除失败的录像片段' },
    },
    field: { clipName: '片段名称' },
  },
} as const;

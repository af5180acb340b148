/** What recordings say in the nouns of others. */
export const recordingFeature = {
  error: { TOO_MANY_RECORDED: '每个企业最多录制 {max} 个摄像头' },
  notification: {
    kind: { system: { recording: '录像' } },
    system: {
      recording_full: {
        title: '录像空间快满了：已用 {percent}%',
        body: '空间用满后，最早的录像会先被删除，可能保存不到设定的天数。可以增加空间，或缩短保存天数。今天不再重复提醒。',
      },
      recording_stopped: {
        title: '{count} 个摄像头没有在录像',
        body: '例如 {shop} 的 {camera}。打开设备查看原因。今天不再重复提醒。',
      },
    },
  },
  audit: {
    kind: { recording: '录像' },
    event: { recording: { planned: '修改录像设置', edited: '修改录像空间' } },
    field: { recordingMode: '录像方式', keepDays: '保存天数', quotaGb: '录像空间（GB）', playDays: '成员可回放天数' },
  },
} as const;

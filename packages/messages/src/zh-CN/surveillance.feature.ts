/** What surveillance says in the nouns of others. */
export const surveillanceFeature = {
  surveillance: {
    captureName: '{shop} {camera}',
    noPicture: {
      unreachable: '摄像头没有应答',
      wrong_password: '用户名或密码不对',
      no_stream: '摄像头没有这路视频',
      stalled: '画面停住了',
      codec: '视频格式不支持',
      garbage: '摄像头发来的数据无法识别',
      ticket_expired: '等待太久',
      ticket_used: '请再试一次',
      ticket_forged: '请再试一次',
      too_many: '同时播放的太多',
      no_decoder: '服务器没有安装 ffmpeg，取不了真实摄像头的截图',
      away: '视频服务正在启动，稍后再试',
    },
  },
  error: {
    TOO_MANY_STREAMS: '最多同时播放9路',
    MEDIA_AWAY: '这个安装没有启动视频服务，无法播放',
    CAMERA_VIEWS_FULL: '最多保存 {max} 个布局，先删除不用的',
    CAMERA_VIEW_TAKEN: '你已有同名的布局',
    NO_PICTURE: '没有取到画面：{cause}',
    NO_RECORDING: '设备没有给出录像：{cause}',
  },
  audit: {
    kind: { camera_view: '监控布局' },
    event: { camera_view: { created: '保存监控布局', edited: '修改监控布局', deleted: '删除监控布局' } },
  },
} as const;

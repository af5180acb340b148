/** What the store's own camera showed at a check-in, or when a rectification was handed in or fell due. */
export const cameraCheck = {
  title: '摄像头核对',
  onlyReviewers: '只有审核人能看到',
  moment: { arrival: '签到时', handled: '提交整改时', deadline: '到期时' },
  waiting: '正在抓图',
  missed: '未抓到：{cause}',
  gone: '图片已过保留期',
  cause: {
    offline: '摄像头离线',
    busy: '摄像头忙',
    timeout: '响应超时',
    no_card: '没有存储卡',
    permission: '没有权限',
    planned: '计划内重启或格式化',
    unreadable: '画面无法读取',
    away: '服务未运行',
  },
  setting: {
    label: '用门店摄像头核对',
    hint: '签到后一分钟内抓取门口或收银台的画面；提交整改和整改到期前后两分钟内抓取检查项绑定位置的画面。签到画面只给审核人看。',
    on: '摄像头核对已打开',
    off: '不再用摄像头核对',
  },
} as const;

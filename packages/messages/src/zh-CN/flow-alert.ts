/** Which alerts of customer flow a company gets. */
export const flowAlert = {
  title: '客流设置',
  drop: '客流下降',
  dropHint: '一天营业时间的进店比前四周同一星期、同一时段的平均少30%以上',
  gaps: '数据缺失',
  gapsHint: '营业时间内的完整率低于80%',
  queue: '排队过长',
  queueHint: '排队人数连续5分钟超过下面的数字',
  queueAbove: '排队人数超过',
  zoneStay: '区域停留至少',
  queueStay: '排队至少',
  stayHint: '停留更短的不算停留。摄像头从现在起按此计数，已有的数不变。',
  saved: '已保存',
} as const;

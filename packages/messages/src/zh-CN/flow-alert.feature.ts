/** What alerts of customer flow say in the nouns of others. */
export const flowAlertFeature = {
  audit: {
    kind: { flowAlert: '客流设置' },
    event: { flowAlert: { edited: '修改客流设置' } },
    field: {
      tells_drop: '客流下降',
      tells_gaps: '数据缺失',
      tells_queue: '排队过长',
      queue_above: '排队人数',
      zone_stay_seconds: '区域停留至少（秒）',
      queue_stay_seconds: '排队至少（秒）',
    },
  },
  notification: {
    kind: { system: { flow_alert: '客流提醒' } },
    system: {
      flow_drop: {
        title: '{shop} {day} 客流下降 {percent}%',
        body: '进店 {entries} 人次，前四周同一星期、同一时段平均 {usual} 人次。请看当天发生了什么。',
      },
      flow_gaps: {
        title: '{shop} {day} 客流数据只有 {percent}%',
        body: '营业时间内有时段没有数据，当天的数字偏低。请检查设备，或更正缺少的时段。',
      },
      flow_queue: {
        title: '{shop} 的 {counter} 排队 {peak} 人',
        body: '{time} 起排队超过 {above} 人，请增开收银。',
      },
    },
  },
} as const;

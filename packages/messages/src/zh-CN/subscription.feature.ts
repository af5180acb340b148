/** What report subscriptions say in the nouns of others. */
export const subscriptionFeature = {
  state: {
    subscription: { active: '进行中', paused: '已暂停', ended: '已结束' },
    subscriptionRun: { sending: '发送中', done: '已发出', failed: '未发出' },
    subscriptionDelivery: { waiting: '等待中', sent: '已发送', skipped: '未发送', failed: '失败' },
  },
  audit: {
    kind: { subscription: '报表订阅', subscription_setting: '报表订阅设置' },
    event: {
      subscription: {
        created: '新建报表订阅',
        edited: '修改报表订阅',
        pause: '暂停报表订阅',
        resume: '继续报表订阅',
        end: '结束报表订阅',
        expire: '报表订阅到期结束',
        fail: '报表订阅多次发送失败，已暂停',
        leave: '报表订阅的负责人离开，已暂停',
        transfer: '移交报表订阅',
        tested: '试发报表',
        sent: '立即发送报表',
        resent: '向一位收件人重发报表',
        left: '收件人退订报表',
        stopped: '停止向一位不打开报表的收件人发送',
        rejoined: '收件人重新订阅报表',
      },
      subscription_setting: { saved: '修改报表订阅设置' },
    },
    field: {
      mayMailOut: '报表可以发到企业外邮箱',
      reportPeriod: '报表周期',
      recipients: '收件人',
      channels: '发送方式',
      withFile: '附明细文件',
      skipEmpty: '没有内容时不发送',
      onlyChanged: '只发有变化的门店',
    },
  },
  notification: {
    kind: { system: { subscription: '报表订阅' } },
    system: {
      report_arrived: { title: '报表「{name}」', body: '{line}' },
      report_unopened: {
        title: '报表「{name}」有人一直未打开',
        body: '{count} 位收件人连续 {times} 次没有打开。请确认是否继续发送给他们。',
      },
      subscription_paused: {
        title: '报表「{name}」已暂停发送',
        body: '连续 {count} 次没有发出。请查看发送记录，处理后再继续。',
      },
    },
  },
  error: {
    SUBSCRIPTIONS_FULL: '你的报表订阅数量已达上限，请先结束不再需要的订阅',
    SENT_OFTEN: '这份报表近一小时手动发送过于频繁，请稍后再试',
    REPORTS_STAY_INSIDE: '企业没有开启向企业外邮箱发送报表，请管理员在报表订阅中开启',
  },
} as const;

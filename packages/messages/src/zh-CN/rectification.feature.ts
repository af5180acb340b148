export const rectificationFeature = {
  // What the pages say of each event.
  rectification: {
    act: {
      handle: '提交整改',
      handle_unreviewed: '提交整改',
      approve: '通过',
      reject: '驳回',
      withdraw: '撤回提交',
      transfer: '转交',
      extend: '延期',
      end: '结束',
      reopen: '重新打开',
      remind: '催办',
    },
    done: {
      handle: '已提交，等待复核',
      handle_unreviewed: '整改已完成',
      approve: '整改已通过',
      reject: '已驳回，整改人会收到通知',
      withdraw: '已撤回，可以修改后再提交',
      transfer: '已转交给{name}',
      extend: '截止时间改为 {time}',
      end: '已结束',
      reopen: '已重新打开',
      remind: '已提醒',
    },
    event: {
      create: '发起整改',
      handle: '提交整改',
      handle_unreviewed: '提交整改，已完成',
      approve: '复核通过',
      reject: '驳回',
      withdraw: '撤回提交',
      transfer: '转交给 {to}',
      extend: '截止时间改为 {to}',
      end: '结束',
      reopen: '重新打开',
      remind: '催办',
      cc: '已抄送',
      waitHandle: '等待整改',
      waitReview: '等待复核',
    },
    form: {
      reasonReject: '哪里没到位，写清楚才好改',
      reasonEnd: '为什么不再整改；不会计入已解决',
      reasonReopen: '为什么重新打开',
      endWarning: '结束后不可恢复',
    },
  },
  state: {
    rectification: {
      initiated: '已发起',
      pending: '待整改',
      awaiting_review: '待复核',
      completed: '已完成',
      ended: '已结束',
    },
    severity: {
      normal: '一般',
      major: '重要',
      red_line: '红线',
    },
  },
  audit: {
    kind: {
      rectification: '整改',
    },
    event: {
      rectification: {
        create: '发起整改',
        handle: '提交整改',
        handle_unreviewed: '完成整改',
        approve: '整改通过',
        reject: '驳回整改',
        withdraw: '撤回整改',
        transfer: '转交整改',
        extend: '延长整改期限',
        end: '结束整改',
        reopen: '重新打开整改',
        remind: '催办整改',
        cc: '抄送整改',
      },
    },
  },
  error: {
    EXTENSION_LIMIT: '延期次数已用完',
    PHOTO_UNCHANGED: '有照片与整改前看起来一样。请拍一张看得出变化的照片，或勾选“照片看不出变化”',
  },
  notification: {
    rectification: {
      created: {
        title: '新整改：{name}',
        body: '{shop}，{deadline} 前整改。',
      },
      created_many: {
        title: '{count} 项新整改',
        body: '{shop}：{name} 等 {count} 项。',
      },
      created_same: {
        title: '{count} 项新整改：{name}',
        body: '{shop}：共 {count} 项。',
      },
      corrected: {
        title: '无需整改：{name}',
        body: '{shop} 的答案已更正，这一项没有不合格，不用再处理。',
      },
      handled: {
        title: '待复核：{name}',
        body: '{shop} 已整改，等你复核。',
      },
      completed: {
        title: '整改完成：{name}',
        body: '{shop} 的整改已完成。',
      },
      rejected: {
        title: '整改被驳回：{name}',
        body: '{shop} 的整改被驳回，{deadline} 前重新整改。',
      },
      transferred: {
        title: '转给你的整改：{name}',
        body: '{shop}，{deadline} 前整改。',
      },
      extended: {
        title: '整改延期：{name}',
        body: '{shop} 的整改延到 {deadline}。',
      },
      withdrawn: {
        title: '整改已撤回：{name}',
        body: '{shop} 的整改被撤回，改好后会再提交。',
      },
      ended: {
        title: '整改已结束：{name}',
        body: '{shop} 的整改已结束，不用再处理。',
      },
      reopened: {
        title: '整改重新打开：{name}',
        body: '{shop} 的整改重新打开，{deadline} 前整改。',
      },
      reminded: {
        title: '催办整改：{name}',
        body: '{shop} 的整改在等你，{deadline} 截止。',
      },
      due_24h: {
        title: '整改 24 小时内到期：{name}',
        body: '{shop}，{deadline} 截止。',
      },
      due_2h: {
        title: '整改 2 小时内到期：{name}',
        body: '{shop}，{deadline} 截止。',
      },
      overdue: {
        title: '整改逾期：{name}',
        body: '{shop} 的整改应在 {deadline} 前完成。',
      },
    },
    kind: {
      rectification: {
        created: '新整改',
        handled: '整改待复核',
        completed: '整改完成',
        rejected: '整改被驳回',
        transferred: '整改转交',
        extended: '整改延期',
        withdrawn: '整改已撤回',
        ended: '整改已结束',
        corrected: '答案更正，无需整改',
        reopened: '整改重新打开',
        reminded: '整改催办',
        due_24h: '整改 24 小时内到期',
        due_2h: '整改 2 小时内到期',
        overdue: '整改逾期',
      },
    },
  },
} as const;

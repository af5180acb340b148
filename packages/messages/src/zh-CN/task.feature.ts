export const taskFeature = {
  state: {
    task: {
      not_initiated: '未发起',
      pending: '待处理',
      in_progress: '处理中',
      pending_review: '待审核',
      completed: '已完成',
      closed: '已关闭',
    },
    taskView: {
      distributed: '已派发',
      overdue: '已逾期',
      not_overdue: '未逾期',
      pending_process: '待流程处理',
    },
    node: {
      initiated: '已发起',
      pending: '待处理',
      handled: '已处理',
      pending_review: '待审核',
      approved: '已通过',
      rejected: '已驳回',
      pending_cc: '待抄送',
      cc_sent: '已抄送',
      closed: '已关闭',
    },
    closeReason: {
      deadline: '已过截止时间',
      manual: '手动关闭',
      cancelled: '已取消',
      cycle_ended: '周期已结束',
      shop_closed: '门店已关闭',
    },
    dispatch: {
      immediate: '立即',
      scheduled: '定时',
      cyclic: '周期',
    },
  },
  audit: {
    kind: {
      task: '任务',
    },
    event: {
      task: {
        dispatch: '派发任务',
        start: '发起任务',
        initiate: '任务到时开始',
        claim: '开始处理任务',
        release: '释放任务',
        submit: '提交任务',
        submit_unreviewed: '提交任务',
        transfer: '转交任务',
        change_deadline: '修改任务截止时间',
        approve_level: '通过任务的一级审核',
        change_reviewers: '修改任务审核人',
        edit: '修改未开始的任务',
        comment: '评论任务',
        approve: '通过任务',
        reject: '驳回任务',
        close: '关闭任务',
        close_by_deadline: '到期关闭任务',
        cancel: '取消任务',
        reopen: '重新打开任务',
        remind: '催办任务',
        cc: '抄送任务',
        remove: '删除任务',
      },
    },
  },
  error: {
    TASK_HANDLED: '该任务已被处理，无法处理',
    TASK_CLOSED: '该任务已关闭，无法处理',
    TASK_DELETED: '该任务已被删除，无法处理',
    REVIEWER_NEEDED: '请选择审核人',
    HANDLER_NEEDED: '请选择处理人',
    DEADLINE_PAST: '截止时间需晚于开始时间',
    MENTION_UNSEEN: '{name} 打不开这条任务：其角色只能看到本人参与的任务，请另选一位',
    REMINDED_LATELY: '刚刚催过，稍后再催',
    REOPEN_TOO_LATE: '已超过可重新打开的时间',
  },
  notification: {
    task: {
      dispatched: {
        title: '新任务：{name}',
        body: '{shop}，{deadline} 前完成。',
      },
      dispatched_many: {
        title: '{count} 个新任务',
        body: '{name} 等 {count} 个任务等你处理。',
      },
      dispatched_same: {
        title: '{count} 个新任务：{name}',
        body: '{count} 个任务等你处理，最早 {deadline} 前完成。',
      },
      draft_expiring: {
        title: '巡检还没提交：{name}',
        body: '{shop} 的答案再过一天没有继续就会删除。',
      },
      draft_expired: {
        title: '草稿已过期：{name}',
        body: '{shop} 的巡检 7 天没有继续，答案已删除，任务仍待处理。',
      },
      submitted: {
        title: '待审核：{name}',
        body: '{shop} 的任务已提交，等你审核。',
      },
      approved: {
        title: '已通过：{name}',
        body: '{shop} 的任务已审核通过。',
      },
      completed: {
        title: '已完成：{name}',
        body: '{shop} 的任务已完成。',
      },
      rejected: {
        title: '已驳回：{name}',
        body: '{shop} 的任务被驳回，{deadline} 前重新提交。',
      },
      transferred: {
        title: '转给你的任务：{name}',
        body: '{shop}，{deadline} 前完成。',
      },
      deadline_changed: {
        title: '截止时间变更：{name}',
        body: '{shop} 的任务改为 {deadline} 前完成。',
      },
      closed: {
        title: '已关闭：{name}',
        body: '{shop} 的任务已关闭，不用再处理。',
      },
      closed_by_deadline: {
        title: '已过截止时间：{name}',
        body: '{shop} 的任务到期未完成，已自动关闭。',
      },
      cancelled: {
        title: '已取消：{name}',
        body: '{shop} 的任务已取消，不用再处理。',
      },
      reopened: {
        title: '重新打开：{name}',
        body: '{shop} 的任务重新打开，{deadline} 前完成。',
      },
      reminded: {
        title: '催办：{name}',
        body: '{shop} 的任务在等你，{deadline} 截止。',
      },
      due_24h: {
        title: '24 小时内到期：{name}',
        body: '{shop}，{deadline} 截止。',
      },
      due_2h: {
        title: '2 小时内到期：{name}',
        body: '{shop}，{deadline} 截止。',
      },
      overdue: {
        title: '已逾期：{name}',
        body: '{shop} 的任务应在 {deadline} 前完成。',
      },
      mentioned: {
        title: '有人提到你：{name}',
        body: '{shop} 的任务有评论提到你。',
      },
      commented: {
        title: '新评论：{name}',
        body: '{shop} 的任务有新评论。',
      },
      overdue_daily: {
        title: '逾期未完成：{name}',
        body: '{shop} 的任务应在 {deadline} 前完成，请尽快处理。',
      },
      review_late: {
        title: '审核超时：{name}',
        body: '{shop} 的任务还在等你审核。',
      },
      escalated: {
        title: '任务逾期无人处理：{name}',
        body: '{shop} 的任务应在 {deadline} 前完成，催办多次仍未完成，请跟进。',
      },
      review_escalated: {
        title: '任务超时未审核：{name}',
        body: '{shop} 的任务已提交，催办多次仍未审核，请跟进。',
      },
    },
    kind: {
      task: {
        dispatched: '新任务',
        submitted: '任务待审核',
        approved: '任务已通过',
        completed: '任务已完成',
        rejected: '任务已驳回',
        transferred: '任务转交',
        deadline_changed: '任务截止时间变更',
        closed: '任务已关闭',
        closed_by_deadline: '任务到期自动关闭',
        cancelled: '任务已取消',
        reopened: '任务重新打开',
        reminded: '任务催办',
        due_24h: '任务 24 小时内到期',
        due_2h: '任务 2 小时内到期',
        overdue: '任务已逾期',
        mentioned: '任务评论提到你',
        commented: '任务新评论',
        overdue_daily: '任务逾期每日提醒',
        review_late: '审核超时',
        escalated: '任务逾期升级',
        review_escalated: '审核超时升级',
        draft_expiring: '巡检草稿快要过期',
        draft_expired: '巡检草稿已过期',
      },
    },
  },
} as const;

export const pointsAppealFeature = {
  error: {
    POINTS_APPEALED: '已经申诉过，每笔积分只能申诉一次',
    POINTS_APPEAL_CLOSED: '这笔积分不能申诉：已过申诉期限、已冲销，或规则不允许申诉',
    POINTS_APPEAL_NOBODY: '没有其他人可以裁决这笔申诉',
  },
  state: {
    pointsAppeal: {
      pending: '待裁决',
      accepted: '已接受',
      refused: '已驳回',
      expired: '已过期',
      withdrawn: '已撤销',
    },
  },
  audit: {
    kind: { pointsAppeal: '积分申诉' },
    event: {
      pointsAppeal: {
        created: '对积分提出申诉',
        accept: '接受积分申诉',
        refuse: '驳回积分申诉',
        withdraw: '撤销积分申诉',
        expire: '积分申诉过期',
      },
    },
  },
  notification: {
    kind: { system: { points_appeal: '积分申诉' } },
    system: {
      points_appeal_to_decide: {
        title: '积分申诉等你裁决：{owner} {points} 分',
        body: '{by} 对“{rule}”的记分提出申诉：{reason}',
      },
      points_appeal_accepted: {
        title: '积分申诉已接受：{owner} {points} 分',
        body: '{by} 接受申诉，“{rule}”的这笔积分已冲销。',
      },
      points_appeal_refused: {
        title: '积分申诉被驳回：{owner} {points} 分',
        body: '{by} 驳回对“{rule}”的申诉，原因：{reason}',
      },
      points_appeal_expired: {
        title: '积分申诉已过期：{owner} {points} 分',
        body: '对“{rule}”的申诉到期无人裁决，积分保持不变。',
      },
    },
  },
} as const;

export const subscriptionFeature = {
  state: {
    subscription: { planned: '已计划', made: '已去过', dropped: '不去了' },
  },
  audit: {
    kind: { subscription: 'subscription' },
    event: {
      subscription: {
        created: '计划subscription',
        edited: '修改subscription',
        make: '完成subscription',
        drop: '取消subscription',
        reopen: '重新计划subscription',
      },
    },
    field: { planned_on: '日期', purpose: '目的', note: '备注' },
  },
} as const;

export const applicationFeature = {
  state: {
    application: {
      pending: '待审批',
      approved: '已通过',
      refused: '已拒绝',
      withdrawn: '已撤回',
      expired: '已过期',
    },
  },
  audit: {
    kind: {
      application: '加入申请',
      invite: '邀请设置',
    },
    event: {
      application: {
        apply: '申请加入',
        approve: '通过申请',
        refuse: '拒绝申请',
        withdraw: '撤回申请',
        expire: '申请过期',
      },
      invite: {
        update: '修改邀请设置',
        renew: '更换邀请码',
      },
    },
    field: {
      isOn: '开启',
      is_on: '开启',
      validityDays: '有效期（天）',
      validity_days: '有效期（天）',
      needsApproval: '需要审批',
      needs_approval: '需要审批',
    },
  },
  error: {
    APPLICATION_DECIDED: '申请已经处理过了',
    INVITE_OVER: '邀请链接或企业码无效或已过期',
    INVITE_NEEDS_PLACE: '免审批加入需要默认部门和默认角色',
    ALREADY_MEMBER: '你已经是这家企业的成员，直接登录即可',
    ALREADY_APPLIED: '已经申请过，等待审批',
  },
} as const;

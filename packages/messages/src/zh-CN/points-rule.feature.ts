export const pointsRuleFeature = {
  error: {
    POINTS_NAME_TAKEN: '规则名称已存在',
    POINTS_SECOND_COMPREHENSIVE: '门店“{shop}”已在综合规则“{rule}”中，一家门店只能有一个综合规则',
    POINTS_RULE_USED: '这条规则已有积分记录或手工积分，不能删除，可以停用',
  },
  state: {
    pointsRule: { enabled: '启用', disabled: '停用', expired: '已过期' },
  },
  audit: {
    kind: { pointsRule: '积分规则' },
    event: {
      pointsRule: {
        created: '新建积分规则',
        edited: '修改积分规则',
        enable: '启用积分规则',
        disable: '停用积分规则',
        deleted: '删除积分规则',
      },
    },
    field: {
      pointsScope: '适用范围',
      valid_from: '生效日期',
      pointsCycle: '积分周期',
      pointsInitial: '初始积分',
      pointsLower: '积分下限',
      pointsUpper: '积分上限',
      pointsReset: '周期结束',
      pointsVisible: '门店可见',
      pointsAppealDays: '申诉期限',
      pointsDetails: '规则明细',
    },
  },
} as const;

export const pointsAdjustmentFeature = {
  job: { kind: { pointsadjustment: { export: '导出手工积分' } } },
  error: {
    POINTS_RULE_OFF: '规则“{rule}”没有启用或不在有效期内，不能记分',
    POINTS_OUTSIDE_RULE: '“{name}”不在这条规则的适用范围内',
    POINTS_OWN_ACCOUNT: '不能给自己加分或减分',
    POINTS_NOBODY_LEFT: '要加减积分的对象都已不在，无法复核通过，可以拒绝或撤销',
    POINTS_NO_SECOND: '超过复核上限，需第二人复核，但没有其他人可以复核',
  },
  state: {
    pointsAdjustment: { pending: '待复核', posted: '已记分', refused: '已拒绝', withdrawn: '已撤销' },
  },
  audit: {
    kind: { pointsAdjustment: '手工积分', pointsSetting: '积分设置' },
    event: {
      pointsAdjustment: {
        created: '手工加减积分',
        confirm: '复核通过手工积分',
        refuse: '拒绝手工积分',
        withdraw: '撤销手工积分',
      },
      pointsSetting: { edited: '修改手工积分复核上限' },
    },
    field: { secondAbove: '复核上限' },
  },
  notification: {
    kind: { system: { points_adjustment: '手工加减分' } },
    system: {
      points_to_confirm: {
        title: '手工积分等你复核：{rule} {points} 分',
        body: '{by} 提交，超过上限，需第二人复核后记分。',
      },
      points_confirmed: { title: '手工积分 {number} 已复核记分', body: '{by} 复核通过。' },
      points_refused: { title: '手工积分 {number} 被拒绝', body: '{by} 拒绝，原因：{reason}' },
      points_adjusted: { title: '{rule}：{points} 分', body: '{by} 手工记分，原因：{reason}' },
      points_partly_adjusted: {
        title: '{rule}：{points} 分',
        body: '{by} 手工记分 {asked} 分，因达到上限或下限只记入一部分，原因：{reason}',
      },
      points_not_adjusted: {
        title: '{rule}：没有记分',
        body: '{by} 手工记分 {asked} 分，因达到上限或下限没有记入，原因：{reason}',
      },
    },
  },
} as const;

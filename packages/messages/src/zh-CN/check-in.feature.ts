export const checkInFeature = {
  state: {
    checkIn: { normal: '正常', pending: '待核实', approved: '已认可', denied: '不认可' },
  },
  audit: {
    kind: { checkIn: '签到', checkInPolicy: '签到设置' },
    event: {
      checkIn: { checked_in: '签到', checked_out: '签退', approve: '认可签到', deny: '不认可签到' },
      checkInPolicy: {
        created: '添加签到设置',
        edited: '修改签到设置',
        removed: '移除签到设置',
        code_renewed: '更换门店签到码',
      },
    },
  },
  error: {
    CHECK_IN_NEEDED: '还没有在门店签到，签到后再提交',
    CHECK_OUT_NEEDED: '还没有签退，签退后再提交',
    CHECK_IN_NOT_ASKED: '这次巡检现在不需要这样签到',
    CHECK_IN_CODE_WRONG: '签到码不对或已过期，看门店屏幕上现在的码',
    CHECK_IN_RULE_EXISTS: '这里已经有单独的签到设置，刷新后修改它',
    CHECK_IN_RULES_FULL: '单独的签到设置太多，先移除不用的',
  },
  notification: {
    kind: { system: { check_in: '签到' } },
    system: {
      check_in_flagged: { title: '{name} 有签到需要核实', body: '{by} 的签到有疑点，等你核实。' },
      check_in_approved: { title: '{name} 的签到已认可', body: '说明：{reason}' },
      check_in_denied: {
        title: '{name} 的签到不认可',
        body: '原因：{reason}。还没有提交的话，需要重新签到。',
      },
    },
  },
} as const;

/** 门店签字确认，以及审核时修改答案。 */
export const signing = {
  title: '门店签字确认',
  later: '全部检查完，门店再签字。',
  name: '签字人姓名',
  hint: '先给店长看结果，再请店长在下面签字。',
  needName: '请填写签字人姓名',
  by: '{name} 已在 {time} 签字',
  changed: '签字后答案有修改，请门店重新签字。',
  open: {
    needed: '门店还没有签字',
    changed: '答案有修改，需要门店重新签字',
  },
  edit: {
    title: '修改答案',
    reason: '修改原因',
    hint: '原答案、修改人和原因会保留在记录里。',
    needReason: '请填写修改原因',
    same: '答案没有变化',
    save: '确认修改',
    done: '答案已修改，得分已重新计算',
  },
} as const;

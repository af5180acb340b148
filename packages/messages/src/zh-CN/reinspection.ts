/** A re-inspection of what failed, Chinese. */
export const reinspection = {
  extent: '检查范围',
  onlyFailed: '只复检不合格项（{count} 项）',
  onlyFailedMore: '{number} 的其余 {count} 项答案沿用，得分仍按整份清单计算',
  whole: '整份清单',
  wholeMore: '用模板当前的版本，从头检查',
  wholeOnly: {
    void: '这份记录已作废，只能检查整份清单。',
    newer_version: '模板已有新版本，只能检查整份清单。',
    template_gone: '模板已停用或删除，请选择其他模板检查。',
    not_shared: '这个模板已不对你或这家门店开放，请选择其他模板。',
    nothing_failed: '这份记录没有不合格项，只能检查整份清单。',
  },
  carried: {
    from: '沿用 {number}（{day}）的答案',
    anew: '重新回答',
    line: '本次检查 {anew} 项，沿用 {from} 的答案 {carried} 项',
  },
} as const;

/** Of AI rules what the support staff reads. */
export const aiRuleSupport = {
  title: 'AI 规则',
  hint: '规则的存储内容、最近的运行、耗时和错误。',
  stored: '存储内容',
  runs: '最近的运行',
  today: '今天',
  causes: '错误',
  none: '没有',
  summary: '运行 {run}，失败 {failed}，跳过 {skipped}',
  mean: '平均 {ms} 毫秒',
  nothing: '没有规则',
} as const;

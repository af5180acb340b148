/** The page that says whether a report is true, for whoever holds one. Chinese. */
export const verify = {
  title: '报告校验',
  checking: '正在核对……',
  verdict: {
    match: '报告真实，内容与系统一致',
    corrected: '报告真实，但记录后来被修改过',
    void: '报告真实，但记录已作废',
    unknown: '系统里没有这样的报告',
  },
  explain: {
    match: '这份报告由本系统生成，记录至今没有改动。请比对下列信息与您手上的报告。',
    corrected: '这份报告生成之后，审核人修改过记录。请向出具方索取新的报告。',
    void: '这份报告生成之后，记录被作废，不再计入任何统计。',
    unknown: '网址不完整、报告被改动，或者不是由本系统生成。',
  },
  company: '企业',
  shop: '门店',
  number: '编号',
  submitted: '提交时间',
  sealed: '报告首次生成',
  hash: '指纹（SHA-256）',
  file: {
    title: '核对数据文件',
    hint: '选择随报告下载的 JSON 文件，浏览器会在本机计算指纹并与报告比对，文件不会上传。',
    choose: '选择文件',
    match: '文件与报告一致',
    mismatch: '文件与报告不一致：内容被改动过',
  },
  failed: '暂时无法核对，请稍后重试',
  retry: '重试',
} as const;

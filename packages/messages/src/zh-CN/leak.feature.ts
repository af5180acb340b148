export const leakFeature = {
  audit: {
    kind: { leak: '泄露溯源' },
    event: { leak: { picture_traced: '识别图片来源', fragments_traced: '按水印片段查找' } },
    field: { leakFound: '查找结果', leakName: '姓名片段', leakAccount: '账号片段', leakDay: '日期' },
  },
} as const;

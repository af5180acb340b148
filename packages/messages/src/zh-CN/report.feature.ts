export const reportFeature = {
  audit: {
    kind: { report_layout: '报告版式' },
    event: { report_layout: { saved: '保存报告版式' }, export: { report: '下载了报告' } },
    field: {
      reportCover: '单独的封面页',
      reportPhotos: '每行照片数',
      reportStandard: '列出检查标准',
      reportProcess: '列出流程',
      reportSignatures: '留出手写签名处',
      reportFooter: '页脚文字',
    },
  },
} as const;

export const reportFeature = {
  error: {
    LINKS_OFF: '企业未开启报告的外部链接',
    LINKS_FULL: '这份报告已有 {max} 个可查看的外部链接，请先收回一个',
    LINK_PASSWORD: '密码不正确',
    PACK_TOO_LARGE: '报告超过 {max} 份，请缩小筛选范围后再试',
    PACK_EMPTY: '没有可下载的内容',
    PHOTOS_TOO_MANY: '照片超过 {max} 张，请缩小筛选范围后再试',
  },
  audit: {
    kind: { report_layout: '报告版式', report_link: '报告外部链接' },
    event: {
      report_layout: { saved: '保存报告版式' },
      report_link: { created: '生成外部链接', ended: '收回外部链接', opened: '外部链接被打开' },
      export: { report: '下载了报告', reportPack: '下载了报告包', reportPhotos: '下载了照片' },
    },
    field: {
      reportCover: '单独的封面页',
      reportPhotos: '每行照片数',
      reportStandard: '列出检查标准',
      reportProcess: '列出流程',
      reportSignatures: '留出手写签名处',
      reportFooter: '页脚文字',
      reportLinks: '允许外部链接',
    },
  },
} as const;

export const citedChangeFeature = {
  state: { citedChange: { open: '待确认', kept: '仍然正确', replaced: '已发新版' } },
  audit: {
    kind: { cited_change: '引用文件更新' },
    event: { cited_change: { keep: '确认检查项仍然正确', replace: '发布模板新版，引用文件更新随之处理' } },
  },
  notification: {
    kind: { system: { cited_change: '引用资料的变更' } },
    system: {
      cited_changed: {
        title: '引用的文件有更新：{file}',
        body: '模板“{name}”的检查项引用了它，请看看是否仍然正确。',
      },
    },
  },
} as const;

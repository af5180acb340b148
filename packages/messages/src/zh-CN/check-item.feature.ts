export const checkItemFeature = {
  audit: {
    kind: { checkItem: '检查项库' },
    event: {
      checkItem: {
        create: '新建检查项',
        edit: '修改检查项',
        delete: '删除检查项',
        restore: '恢复检查项',
      },
    },
    field: { category: '分类', severity: '严重程度' },
  },
} as const;

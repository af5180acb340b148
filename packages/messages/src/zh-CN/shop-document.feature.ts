export const shopDocumentFeature = {
  error: { SHOP_DOCUMENTS_FULL: '一家门店最多 {max} 个文件' },
  audit: {
    kind: { shop_document: '门店文件' },
    event: {
      shop_document: { created: '添加了文件', edited: '修改了文件', deleted: '删除了文件', restored: '恢复了文件' },
    },
    field: { kind: '类型', name: '名称', note: '备注' },
  },
} as const;

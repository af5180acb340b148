export const knowledgeTextFeature = {
  error: {
    SYNONYMS_FULL: '一个企业最多 {max} 组同义词',
    SYNONYM_TAKEN: '“{word}”已经在另一组同义词里',
    KNOWLEDGE_TEXT_READ: '这个文件的文字没有读取失败，不需要重新读取',
  },
  audit: {
    kind: { synonym: '同义词' },
    event: { synonym: { created: '添加了同义词', edited: '修改了同义词', deleted: '删除了同义词' } },
    field: { words: '词语' },
  },
} as const;

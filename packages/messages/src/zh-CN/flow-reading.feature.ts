/** What readings say in the nouns of others. */
export const flowReadingFeature = {
  job: { kind: { flowreading: { import: '导入客流数据' }, flowsale: { import: '导入销售数据' } } },
  import: { form: { name: { flowreading: '客流数据导入.xlsx', flowsale: '销售数据导入.xlsx' } } },
  audit: {
    kind: { flowReading: '客流数据' },
    event: {
      flowReading: {
        imported: '导入客流数据',
        sales_imported: '导入销售数据',
        excluded: '剔除一天的客流',
        included: '恢复一天的客流',
      },
    },
  },
} as const;

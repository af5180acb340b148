/** What readings say in the nouns of others. */
export const flowReadingFeature = {
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

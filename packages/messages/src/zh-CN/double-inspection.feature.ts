export const doubleInspectionFeature = {
  audit: {
    kind: { doubleInspection: '双人复巡' },
    event: { doubleInspection: { edited: '修改双人复巡比例' } },
    field: { percent: '比例（%）' },
  },
} as const;

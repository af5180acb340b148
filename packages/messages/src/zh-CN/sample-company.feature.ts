export const sampleCompanyFeature = {
  job: { kind: { sample: { load: '载入示例企业', remove: '移除示例企业' } } },
  error: {
    SAMPLE_NOT_EMPTY: '企业已有门店，不能再载入示例企业',
    SAMPLE_LOADED: '示例企业已载入，或正在载入、移除',
    SAMPLE_MEMBER: '{name} 是示例成员，不能修改，只能随示例企业一起移除',
  },
  audit: {
    kind: { sample_company: '示例企业' },
    event: { sample_company: { loaded: '载入示例企业', removed: '移除示例企业' } },
  },
} as const;

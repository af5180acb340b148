export const importFeature = {
  error: {
    IMPORT_UNREADABLE: '文件读不出来，检查格式后再试',
    IMPORT_TOO_OLD: '导入已超过24小时，不能撤销',
  },
} as const;

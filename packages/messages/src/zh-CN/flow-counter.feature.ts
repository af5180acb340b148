/** What counters say in the nouns of others. */
export const flowCounterFeature = {
  state: {
    flowCounter: { on: '启用', off: '停用' },
  },
  audit: {
    kind: { flowCounter: '客流计数点' },
    event: {
      flowCounter: {
        created: '新增计数点',
        edited: '修改计数点',
        turned_on: '启用计数点',
        turned_off: '停用计数点',
        calibrated: '人工校准计数点',
        corrected: '更正客流',
        correction_taken_back: '撤回更正',
        deleted: '删除计数点',
        restored: '恢复计数点',
      },
    },
    field: {
      counter_camera: '计数摄像头',
      counter_shape: '计数线或区域',
      counter_code: '外部编号',
      staff_people: '员工人数',
      staff_crossings: '每人每天进出次数',
    },
  },
  error: {
    COUNTER_NAME_TAKEN: '这家门店已有同名的计数点',
    COUNTER_CODE_TAKEN: '这个外部编号已被另一个计数点使用',
    COUNTERS_TOO_MANY: '一家门店最多 {max} 个计数点',
  },
} as const;

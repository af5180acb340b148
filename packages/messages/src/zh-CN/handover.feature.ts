export const handoverFeature = {
  error: {
    SUCCESSOR_OWN_WORK: '{name} 会审核自己处理的工作（{number}），请另选处理人或审核人',
    SUCCESSOR_OUTSIDE: '{name} 的门店范围不含 {shop}，请扩大其门店范围或另选他人',
    HANDOVER_OPEN: '还有 {count} 项工作没有安排',
  },
} as const;

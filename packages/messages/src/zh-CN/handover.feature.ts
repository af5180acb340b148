export const handoverFeature = {
  error: {
    SUCCESSOR_OUTSIDE: '{name} 的门店范围不含 {shop}，请扩大其门店范围或另选他人',
    HANDOVER_OPEN: '还有 {count} 项工作没有安排',
  },
} as const;

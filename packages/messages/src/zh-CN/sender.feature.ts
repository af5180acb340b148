export const senderFeature = {
  error: {
    SENDER_ADDRESS_REFUSED: '这个地址不能使用：只能是 http 或 https，不能指向本服务器或内部网络',
    SENDER_MANY: '最多 {max} 个发送服务，请先删除不用的',
    NO_SENDER: '无法测试：没有配置发送服务，或你的账号没有验证过的邮箱、手机号',
  },
  audit: {
    kind: { sender: '发送服务' },
    event: { sender: { created: '添加发送服务', edited: '修改发送服务', removed: '删除发送服务' } },
    field: { isOpen: '成员可用' },
  },
} as const;

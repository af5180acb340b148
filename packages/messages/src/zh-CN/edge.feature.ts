/** What store gateways say in the nouns of others. */
export const edgeFeature = {
  error: {
    EDGE_CONNECTED: '网关正在线，不能重新配对；要换电脑请先停用',
    EDGE_AWAY: '门店网关不在线，无法通过它连接',
    EDGE_REVOKED: '网关已经停用',
  },
  state: {
    edge: { waiting: '待配对', online: '在线', offline: '离线', revoked: '已停用' },
  },
  notification: {
    kind: { system: { edge: '网关离线与恢复' } },
    system: {
      edge_away: {
        title: '{shop} 的网关 {name} 已离线',
        body: '网关已十分钟没有连接，经它接入的设备无法查看，请检查门店的电源和网络。',
      },
      edge_back: { title: '{shop} 的网关 {name} 已恢复', body: '网关已重新连接，经它接入的设备可以查看。' },
    },
  },
  audit: {
    kind: { edge: '门店网关' },
    event: {
      edge: {
        created: '添加门店网关',
        edited: '修改门店网关',
        code_made: '生成网关配对码',
        paired: '门店网关完成配对',
        revoked: '停用门店网关',
      },
    },
    field: { edge: '门店网关' },
  },
} as const;

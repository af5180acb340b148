export const aiEventFeature = {
  job: { kind: { aievent: { export: '导出 AI 事件' }, aistatistics: { export: '导出 AI 统计' } } },
  state: {
    aiEvent: { new: '待判定', confirmed: '已确认', false_alarm: '误报', ignored: '已忽略' },
  },
  audit: {
    kind: { aiEvent: 'AI 事件' },
    event: {
      aiEvent: {
        found: 'AI 规则发现了事件',
        confirm: '确认了 AI 事件',
        refute: '判定 AI 事件为误报',
        undo: '撤销了对 AI 事件的判定',
        auto_confirm: 'AI 事件自动确认',
        ignore: 'AI 事件 7 天无人判定，已忽略',
      },
    },
  },
  notification: {
    kind: { system: { ai_event: 'AI 事件' } },
    system: {
      ai_event_found: { title: '{shop}：{event}', body: '{camera} 的画面需要看一下。打开事件确认，或判定为误报。' },
    },
  },
  error: {
    AI_FRAME_GONE: '这张画面已经不再保存，无法复核',
    AI_NOT_ANSWERED: '模型现在没有给出结果，稍后再试',
    AI_HANDLERS_LEFT: '规则指定的整改人都已离开，先修改规则',
  },
} as const;

import type { Article } from './article.ts';

export const errorsAiArticle = {
  id: 'errors-ai',
  category: 'error',
  words: 'AI 巡检 规则 事件 模型 识别 rule event model detector',
  related: ['ai-rule', 'ai-event', 'no-picture'],
  'zh-CN': {
    title: '错误提示：AI 巡检',
    text: `
设置 AI 规则、判定事件和重新识别时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: AI checks',
    text: `
What may be said about AI rules, about judging events and about looking again.
`,
  },
  codes: {
    AI_OFF: {
      'zh-CN': '企业没有启用 AI 巡检，所以规则、事件和统计都打不开。请能修改企业设置的人在 AI 巡检页启用。',
      'en-US':
        'The company has not enabled AI checks, so rules, events and figures stay closed. Whoever may change company settings can, on that page.',
    },
    AI_RULE_NAME_TAKEN: {
      'zh-CN': '已有同名的 AI 规则，停用的也算。换一个名称，例如加上位置。',
      'en-US': 'An AI rule has this name, perhaps one that is off. Choose another, such as with the place in it.',
    },
    AI_RULES_FULL: {
      'zh-CN': '企业的 AI 规则到了上限，停用的也算。删除不用的规则，或把门店加到已有的规则里。',
      'en-US':
        'The company has as many AI rules as it can have, those that are off too. Delete one that is not needed, or apply another to more stores.',
    },
    AI_WITHOUT_CAMERA: {
      'zh-CN': '所选门店里没有适合这种事件的摄像头。给摄像头标上位置，或直接指定摄像头，再保存。',
      'en-US':
        'No camera of the chosen stores suits this kind of event. Say what the cameras look at, or choose cameras by name.',
    },
    AI_NO_PICTURE: {
      'zh-CN': '摄像头离线或正忙，取不到画面，所以不能画区域，也不能确认画面。检查设备，稍后再试。',
      'en-US':
        'The camera is offline or busy, so no area can be drawn on its picture and nothing can be confirmed. Look at the device, and try again.',
    },
    AI_FRAME_GONE: {
      'zh-CN': '事件的画面过了保存期或已从图库删除，只剩记录，不能重新识别。',
      'en-US':
        'The picture of the event is past its time or was deleted from the gallery. Its record stays, but nothing can look again.',
    },
    AI_NOT_ANSWERED: {
      'zh-CN': '识别服务正忙、没有启动，或视觉语言模型没有回答。没有结果不等于没有问题，稍后再试。',
      'en-US':
        'The detector is busy or away, or the vision-language model did not answer. No result does not mean that nothing was there: try again later.',
    },
    AI_HANDLERS_LEFT: {
      'zh-CN': '规则里的整改人都已离职或停用，确认后没有人接整改。先在规则里改整改人，再确认。',
      'en-US':
        'Everybody who would handle the rectification has left or was disabled. Name others in the rule, then confirm.',
    },
  },
} as const satisfies Article;

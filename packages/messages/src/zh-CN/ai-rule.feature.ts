export const aiRuleFeature = {
  job: { kind: { ai: { export: '导出 AI 部署情况', trial: '试跑 AI 规则' } } },
  state: {
    aiRule: { shadow: '试运行', live: '生效中', muted: '已静默', off: '已停用' },
  },
  audit: {
    kind: { aiRule: 'AI 规则', aiCamera: 'AI 摄像头' },
    event: {
      aiRule: {
        created: '新建了 AI 规则',
        edited: '修改了 AI 规则',
        applied: '给 AI 规则增加了门店',
        tried: '试跑了 AI 规则',
        promote: 'AI 规则通过试运行，开始生效',
        mute: 'AI 规则准确率不足，已静默',
        restart: '重新试运行了 AI 规则',
        switch_off: '停用了 AI 规则',
        switch_on: '启用了 AI 规则',
        switched_on: '为企业启用了 AI 巡检',
        switched_off: '为企业停用了 AI 巡检',
        set: '修改了 AI 巡检的设置',
        deleted: '删除了 AI 规则',
        restored: '恢复了 AI 规则',
        transfer: '移交了 AI 规则',
      },
      aiCamera: {
        moved: '发现摄像头被移动，暂停了它的 AI 规则',
        turned_back: '发现摄像头转回原处，恢复了它的 AI 规则',
        resumed: '确认了摄像头的画面，恢复了它的 AI 规则',
      },
    },
    field: {
      aiEvent: '事件',
      aiContent: '检测内容',
      aiSamples: '示例图片',
      aiStrictness: '严格程度',
      aiAreas: '检测区域',
      aiTimes: '检测时间',
      aiAlarm: '报警规则',
      aiHandling: '处理方式',
      aiEditor: '最后修改人',
      aiNotified: '通知谁',
    },
  },
  notification: {
    kind: { system: { ai_rule: 'AI 规则' } },
    system: {
      ai_rule_muted: {
        title: 'AI 规则“{rule}”已静默',
        body: '人工判定的准确率只有 {percent}%，低于 {threshold}%。调整规则后可以重新试运行。',
      },
      ai_camera_moved: {
        title: '摄像头“{camera}”被移动了',
        body: '它的 AI 规则已暂停，避免误报。确认画面正确后可以恢复。',
      },
    },
  },
  error: {
    AI_OFF: '企业没有启用 AI 巡检，请联系管理员',
    AI_RULE_NAME_TAKEN: '已有同名的 AI 规则',
    AI_RULES_FULL: 'AI 规则的数量已满，停用的规则也计算在内；删除不用的规则再试',
    AI_WITHOUT_CAMERA: '所选门店没有适合的摄像头',
    AI_NO_PICTURE: '现在取不到这路摄像头的画面',
  },
} as const;

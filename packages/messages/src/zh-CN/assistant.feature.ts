export const assistantFeature = {
  error: {
    ASSISTANT_BUSY: '上一个问题还在回答，请等它结束或先停止',
    ASSISTANT_FULL: '一个对话最多 {max} 个问题，请开始新对话',
  },
  state: {
    assistant_message: { streaming: '回答中', done: '已回答', stopped: '已停止', failed: '失败', incomplete: '不完整' },
    unanswered_question: { open: '待指派', assigned: '已指派', answered: '已补充', dismissed: '已忽略' },
  },
  audit: {
    kind: { assistant: '知识助手', unanswered_question: '待补充的问题' },
    event: {
      assistant: { answered_as: '以他人身份试问知识助手' },
      unanswered_question: {
        created: '知识库没有答案的问题',
        assign: '指派问题',
        answer: '标记问题已补充',
        dismiss: '忽略问题',
        reopen: '重新打开问题',
      },
    },
    field: { member: '成员' },
  },
  notification: {
    kind: { system: { assistant: '未回答的问题' } },
    system: {
      questions_open: {
        title: '有 {count} 个问题知识库没有答案',
        body: '例如：{question}。请指派给知道的人，或补充答案。',
      },
      question_assigned: { title: '有一个问题需要你补充答案', body: '{question}' },
    },
  },
} as const;

/** What learning lists say in the nouns of others. */
export const learningFeature = {
  job: { kind: { learning: { export: '导出学习情况' } } },
  state: {
    learning: { draft: '草稿', published: '已发布', ended: '已结束' },
    learner: { not_begun: '未学习', reading: '学习中', read: '已读完', passed: '测验通过' },
  },
  audit: {
    kind: { learning: '学习清单' },
    event: {
      learning: {
        created: '新建学习清单',
        edited: '修改学习清单',
        copied: '复制学习清单',
        publish: '发布学习清单',
        end: '结束学习清单',
        reminded: '提醒未学完的人',
        deleted: '删除学习清单',
        author_changed: '移交学习清单',
      },
    },
    field: {
      learningTitle: '标题',
      learningIntroduction: '说明',
      learningFiles: '文件',
      learningAudience: '学习对象',
      learningDue: '截止',
      learningQuiz: '测验',
      learningLists: '学习清单',
    },
  },
  notification: {
    kind: { system: { learning: '学习清单' } },
    system: {
      learning_published: { title: '学习清单：{title}', body: '请打开学习清单，按截止日期读完里面的文件。' },
      learning_reminder: { title: '请学完：{title}', body: '这份学习清单你还没有学完，请打开继续。' },
      learning_due_soon: { title: '学习清单「{title}」快到期了', body: '截止日期是 {day}，你还没有学完，请打开继续。' },
      learning_overdue: { title: '学习清单「{title}」已逾期', body: '截止日期是 {day}，你还没有学完，请尽快学完。' },
      learning_overdue_team: {
        title: '学习清单「{title}」有 {count} 人逾期',
        body: '你管理的门店有人没有按期学完，打开看是谁。',
      },
    },
  },
  error: {
    LEARNING_PACE: '阅读时间比实际经过的时间长，这一段没有记录',
    LEARNING_UNREAD: '读完全部文件后才能测验',
    LEARNING_ATTEMPTS: '今天的测验次数已用完，明天再来',
  },
} as const;

/** What announcements say in the nouns of others. */
export const noticeFeature = {
  job: { kind: { notice: { send: '发送公告', approve: '发送已批准的紧急公告', export: '导出公告接收人' } } },
  state: {
    notice: { draft: '草稿', pending_approval: '待批准', pending_send: '待发送', sent: '已发送', withdrawn: '已撤回' },
  },
  audit: {
    kind: { notice: '公告' },
    event: {
      notice: {
        created: '新建公告',
        edited: '修改公告',
        copied: '复制公告',
        publish: '发布公告',
        schedule: '定时发布公告',
        due: '公告按时发出',
        empty: '到时间时发送范围内没有成员，公告退回草稿',
        ask: '申请发送紧急公告',
        approve: '批准并发送紧急公告',
        refuse: '未批准紧急公告',
        comment_removed: '删除公告下的评论',
        cancel: '取消发送公告',
        recall: '撤回公告',
        reminded: '提醒未读公告的人',
        transfer: '移交公告',
        deleted: '删除公告',
        restored: '恢复公告',
      },
    },
    field: {
      noticeTitle: '标题',
      noticeText: '正文',
      noticeCategory: '类别',
      importance: '重要程度',
      sendMethod: '发送方式',
      sendAt: '发送时间',
      noticeQuiz: '理解检查',
      noticeTask: '附带任务',
      emergency: '紧急',
      withComments: '允许评论',
    },
  },
  notification: {
    system: {
      notice_sent: { title: '公告：{title}', body: '你收到一条公告，请打开查看。' },
      notice_reminder: { title: '请阅读公告：{title}', body: '这条公告你还没有读完，请打开查看。' },
      notice_asked: { title: '紧急公告「{title}」等你批准', body: '批准后马上推送给所有接收人，不等门店开门。' },
      notice_approved: { title: '紧急公告「{title}」已批准并发出', body: '{by} 批准了这条公告。' },
      notice_refused: { title: '紧急公告「{title}」未获批准', body: '{by}：{reason}' },
      notice_no_tasks: {
        title: '公告「{title}」没有派出任务',
        body: '公告已发出，但接收人所在的门店里没有可以派任务的，或你不能再派发任务。',
      },
      notice_empty: { title: '公告「{title}」没有发出', body: '到发送时间时，发送范围内没有成员。公告已退回草稿。' },
    },
  },
  error: {
    NOTICE_NOBODY: '发送范围内没有成员',
    REMINDED_OFTEN: '未读提醒最多三次，每次间隔至少四小时',
    NOBODY_TO_REMIND: '没有需要提醒的人',
    NOTICE_TRIES: '答题次数已用完',
    NOTICE_NO_APPROVER: '没有其他人可以批准紧急公告，请先给另一名成员“全部公告”权限',
  },
} as const;

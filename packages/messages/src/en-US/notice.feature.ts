import type { Shape } from '../shape.ts';
import type { noticeFeature as zh } from '../zh-CN/notice.feature.ts';

export const noticeFeature = {
  job: {
    kind: {
      notice: {
        send: 'Send an announcement',
        approve: 'Send an approved emergency',
        export: 'Export recipients of an announcement',
      },
    },
  },
  state: {
    notice: {
      draft: 'Draft',
      pending_approval: 'Pending approval',
      pending_send: 'Pending send',
      sent: 'Sent',
      withdrawn: 'Withdrawn',
    },
  },
  audit: {
    kind: { notice: 'Announcement' },
    event: {
      notice: {
        created: 'wrote the announcement',
        edited: 'edited the announcement',
        copied: 'copied the announcement',
        publish: 'sent the announcement',
        schedule: 'scheduled the announcement',
        due: 'the announcement was sent at its time',
        empty: 'the announcement is a draft again: its send range had no members at its time',
        ask: 'asked for approval of the emergency announcement',
        approve: 'approved and sent the emergency announcement',
        refuse: 'did not approve the emergency announcement',
        comment_removed: 'deleted a comment on the announcement',
        cancel: 'cancelled the sending of the announcement',
        recall: 'recalled the announcement',
        reminded: 'reminded people of the announcement',
        transfer: 'handed over the announcement',
        deleted: 'deleted the announcement',
        restored: 'brought back the announcement',
      },
    },
    field: {
      noticeTitle: 'Title',
      noticeText: 'Text',
      noticeCategory: 'Category',
      importance: 'Importance',
      sendMethod: 'Send method',
      sendAt: 'Send time',
      noticeQuiz: 'Comprehension check',
      noticeTask: 'Attached task',
      emergency: 'Emergency',
      withComments: 'Comments allowed',
    },
  },
  notification: {
    kind: { system: { notice: 'Announcements' } },
    system: {
      notice_sent: { title: 'Announcement: {title}', body: 'There is an announcement for you. Open it to read it.' },
      notice_reminder: {
        title: 'Please read the announcement: {title}',
        body: 'You are not done with this announcement. Open it to read it.',
      },
      notice_asked: {
        title: 'The emergency announcement “{title}” waits for your approval',
        body: 'Once approved it is pushed to all its recipients at once, without waiting for stores to open.',
      },
      notice_approved: {
        title: 'The emergency announcement “{title}” was approved and sent',
        body: '{by} approved it.',
      },
      notice_refused: { title: 'The emergency announcement “{title}” was not approved', body: '{by}: {reason}' },
      notice_no_tasks: {
        title: 'The announcement “{title}” gave out no tasks',
        body: 'It was sent, but no store of its recipients could be given the task, or you may no longer dispatch tasks.',
      },
      notice_empty: {
        title: 'The announcement “{title}” was not sent',
        body: 'At its time the send range had no members. It is a draft again.',
      },
    },
  },
  error: {
    NOTICE_NOBODY: 'The send range has no members',
    REMINDED_OFTEN: 'People are reminded three times at most, at least four hours apart',
    NOBODY_TO_REMIND: 'There is nobody to be reminded',
    NOTICE_TRIES: 'You have used all your tries',
    NOTICE_NO_APPROVER:
      'Nobody else can approve an emergency announcement. Give another member the permission “All announcements” first',
  },
} satisfies Shape<typeof zh>;

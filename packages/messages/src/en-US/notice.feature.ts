import type { Shape } from '../shape.ts';
import type { noticeFeature as zh } from '../zh-CN/notice.feature.ts';

export const noticeFeature = {
  state: {
    notice: { draft: 'Draft', pending_send: 'Pending send', sent: 'Sent', withdrawn: 'Withdrawn' },
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
        cancel: 'cancelled the scheduled announcement',
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
    },
  },
  notification: {
    system: {
      notice_sent: { title: 'Announcement: {title}', body: 'There is an announcement for you. Open it to read it.' },
      notice_reminder: {
        title: 'Please read the announcement: {title}',
        body: 'You are not done with this announcement. Open it to read it.',
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
  },
} satisfies Shape<typeof zh>;

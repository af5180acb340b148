import type { Shape } from '../shape.ts';
import type { feedbackFeature as zh } from '../zh-CN/feedback.feature.ts';

export const feedbackFeature = {
  job: { kind: { feedback: { export: 'Export feedback' } } },
  error: { FEEDBACK_OFTEN: 'You sent feedback {max} times today; send more tomorrow' },
  state: { feedback: { open: 'To be answered', answered: 'Answered', closed: 'Closed' } },
  audit: {
    kind: { feedback: 'Feedback' },
    event: {
      feedback: {
        created: 'sent feedback',
        answer: 'answered feedback',
        close: 'closed feedback',
        reopen: 'reopened feedback',
      },
    },
  },
  notification: {
    kind: { system: { feedback: 'Feedback' } },
    system: {
      feedback_sent: { title: 'New feedback {number}', body: '{by}: {words}' },
      feedback_answered: { title: 'Your feedback {number} is answered', body: '{by}: {words}' },
      feedback_closed: { title: 'Your feedback {number} is closed', body: '{by}: {words}' },
      feedback_reopened: { title: 'Feedback {number} is open again', body: '{by}: {words}' },
    },
  },
} satisfies Shape<typeof zh>;

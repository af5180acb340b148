import type { Shape } from '../shape.ts';
import type { assistantFeature as zh } from '../zh-CN/assistant.feature.ts';

export const assistantFeature = {
  error: {
    ASSISTANT_BUSY: 'The question before is still being answered: wait for its end, or stop it',
    ASSISTANT_FULL: 'A conversation has {max} questions at most; begin a new one',
  },
  state: {
    assistant_message: {
      streaming: 'Being written',
      done: 'Answered',
      stopped: 'Stopped',
      failed: 'Failed',
      incomplete: 'Incomplete',
    },
    unanswered_question: { open: 'To be assigned', assigned: 'Assigned', answered: 'Added', dismissed: 'Dismissed' },
  },
  audit: {
    kind: { assistant: 'Assistant', unanswered_question: 'Unanswered question' },
    event: {
      assistant: { answered_as: 'tried an answer as somebody else' },
      unanswered_question: {
        created: 'asked what the knowledge base does not answer',
        assign: 'assigned a question',
        answer: 'noted that a question is answered',
        dismiss: 'dismissed a question',
        reopen: 'reopened a question',
      },
    },
    field: { member: 'Member' },
  },
  notification: {
    kind: { system: { assistant: 'Gaps of the knowledge base' } },
    system: {
      questions_open: {
        title: 'The knowledge base does not answer {count} {count|question|questions}',
        body: 'Such as: {question}. Give them to somebody who knows, or add the answer.',
      },
      question_assigned: { title: 'A question waits for your answer', body: '{question}' },
    },
  },
} satisfies Shape<typeof zh>;

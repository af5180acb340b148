import type { Shape } from '../shape.ts';
import type { learningFeature as zh } from '../zh-CN/learning.feature.ts';

export const learningFeature = {
  job: { kind: { learning: { export: 'Export learning report' } } },
  state: {
    learning: { draft: 'Draft', published: 'Published', ended: 'Ended' },
    learner: { not_begun: 'Not begun', reading: 'Reading', read: 'All read', passed: 'Quiz passed' },
  },
  audit: {
    kind: { learning: 'Learning list' },
    event: {
      learning: {
        created: 'created the learning list',
        edited: 'edited the learning list',
        copied: 'copied the learning list',
        publish: 'published the learning list',
        end: 'ended the learning list',
        reminded: 'reminded those who are behind',
        deleted: 'deleted the learning list',
        author_changed: 'handed over the learning list',
      },
    },
    field: {
      learningTitle: 'Title',
      learningIntroduction: 'Introduction',
      learningFiles: 'Files',
      learningAudience: 'For',
      learningDue: 'Due',
      learningQuiz: 'Quiz',
      learningLists: 'Learning lists',
    },
  },
  notification: {
    kind: { system: { learning: 'Learning lists' } },
    system: {
      learning_published: {
        title: 'Learning list: {title}',
        body: 'Open the learning list and read its files by the day they are due.',
      },
      learning_reminder: {
        title: 'Please finish: {title}',
        body: 'You are not done with this learning list. Open it to go on.',
      },
      learning_due_soon: {
        title: 'The learning list “{title}” is due soon',
        body: 'It is due on {day} and you are not done with it. Open it to go on.',
      },
      learning_overdue: {
        title: 'The learning list “{title}” is overdue',
        body: 'It was due on {day} and you are not done with it. Please finish it soon.',
      },
      learning_overdue_team: {
        title: 'Learning list “{title}”: {count} {count|person is|people are} overdue',
        body: 'People of the stores you manage did not finish in time. Open it to see who.',
      },
    },
  },
  error: {
    LEARNING_PACE: 'More reading time was reported than has passed, so this part was not counted',
    LEARNING_UNREAD: 'Read all files before you take the quiz',
    LEARNING_ATTEMPTS: 'You have used all tries of today. Come back tomorrow',
  },
} satisfies Shape<typeof zh>;

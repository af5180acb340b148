import type { NoticeQuiz } from '@rondo/contract/notice-shapes';
import { MINUTE_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { quizOrder } from '@rondo/domain/quiz';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';

const option = (text: string, isRight = false) => ({ text, isRight });

/** What the readers of the rule for cold storage are asked. */
export const COLD_QUIZ: Record<Language, NoticeQuiz> = {
  'zh-CN': {
    questions: [
      {
        text: '什么时候记录冷藏温度？',
        options: [option('开店前和闭店前', true), option('每周一次'), option('客人提醒时')],
      },
      { text: '高于多少要立即上报？', options: [option('5 ℃', true), option('15 ℃')] },
    ],
  },
  'en-US': {
    questions: [
      {
        text: 'When is the temperature written down?',
        options: [option('When we open and when we close', true), option('Once a week'), option('When a guest asks')],
      },
      { text: 'From how much on is it reported at once?', options: [option('5 °C', true), option('15 °C')] },
    ],
  },
};

interface Try {
  noticeId: string;
  member: DemoMember;
  at: Date;
  isRight: boolean;
}

/** A first try of somebody: all of it right, or none. */
export function addTry(dataset: Dataset, quiz: NoticeQuiz, { noticeId, member, at, isRight }: Try): void {
  const number = 1;
  const order = quizOrder(quiz, `${noticeId}:${member.id}:${number}`);
  const answers = order.questions.map((question) => {
    const places = order.options[question] ?? [];
    return [places.findIndex((place) => quiz.questions[question]?.options[place]?.isRight === isRight)];
  });
  dataset.notice_attempt.push({
    ...{ company_id: dataset.companyId, notice_id: noticeId, member_id: member.id, number, answers: answers },
    ...{ wrong: isRight ? [] : answers.map((_, asked) => asked), percent: isRight ? LIMIT.percent : 0 },
    ...{ is_passed: isRight, at },
  });
}

const SAID: Record<Language, readonly string[]> = {
  'zh-CN': ['节日当天的晚班要不要调整？', '已经贴在店门口了。'],
  'en-US': ['Does the late shift of the holiday change too?', 'It hangs at our door already.'],
};

/** What some of its readers said about it, one after the other. */
export function addComments(
  dataset: Dataset,
  language: Language,
  { noticeId, at, people }: { noticeId: string; at: Date; people: readonly DemoMember[] },
): void {
  for (const [nth, comment] of SAID[language].entries()) {
    const by = people[nth];
    const saidAt = new Date(at.getTime() + (nth + 1) * MINUTE_MS);
    if (by)
      dataset.notice_comment.push({
        ...{ company_id: dataset.companyId, id: idAt(saidAt), notice_id: noticeId, author_id: by.id },
        ...{ comment, created_at: saidAt },
      });
  }
}

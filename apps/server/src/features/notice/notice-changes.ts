import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { type Change, changesOf } from '../../platform/changes.ts';
import { categoryOf, importanceOf, methodOf, quizOf, taskOf } from './stored.ts';

interface Told {
  title: string;
  content_text: string;
  category: string;
  importance: string;
  method: string;
  send_at: Date | string | null;
  quiz: unknown;
  task: unknown;
  is_emergency: boolean;
  with_comments: boolean;
}

/** Letters of a text that the audit log shows. */
const SHOWN = 500;

/** What a column holds, as it is read back or was just made. */
const read = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);

/** The questions as one text; null: none. */
const questionsIn = (stored: unknown): string | null =>
  quizOf({ quiz: read(stored) })
    ?.questions.map(({ text }) => text)
    .join(' / ') ?? null;

/** What an edit changed, as the audit log shows it. */
export function noticeChanges(language: Language, before: Told, after: Told): Change[] {
  const words = (one: Told) => ({
    title: one.title,
    content: one.content_text.slice(0, SHOWN),
    category: translate(language, `notice.category.${categoryOf(one.category)}`),
    importance: translate(language, `notice.importance.${importanceOf(one.importance)}`),
    sendMethod: translate(language, `notice.method.${methodOf(one.method)}`),
    sendAt: one.send_at === null ? null : new Date(one.send_at).toISOString(),
    quiz: questionsIn(one.quiz),
    task: taskOf({ task: read(one.task) })?.name ?? null,
    isEmergency: translate(language, one.is_emergency ? 'ui.yes' : 'ui.no'),
    comments: translate(language, one.with_comments ? 'ui.yes' : 'ui.no'),
  });
  const [old, now] = [words(before), words(after)];
  return changesOf({
    noticeTitle: [old.title, now.title],
    noticeText: [old.content, now.content],
    noticeCategory: [old.category, now.category],
    importance: [old.importance, now.importance],
    sendMethod: [old.sendMethod, now.sendMethod],
    sendAt: [old.sendAt, now.sendAt],
    noticeQuiz: [old.quiz, now.quiz],
    noticeTask: [old.task, now.task],
    emergency: [old.isEmergency, now.isEmergency],
    withComments: [old.comments, now.comments],
  });
}

import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { type Change, changesOf } from '../../platform/changes.ts';

type Told = Pick<LearningDetail, 'title' | 'introduction' | 'listed' | 'subjects' | 'dueOn' | 'dueDays' | 'quiz'>;

/** What an edit changed, as the audit log shows it: lists by their names, a quiz by its words. */
export function learningChanges(before: Told, after: Told): Change[] {
  const words = (one: Told) => ({
    title: one.title,
    introduction: one.introduction,
    files: one.listed.map(({ name }) => name).join(', '),
    audience: one.subjects.map(({ kind, name }) => name || kind).join(', '),
    due: one.dueOn ?? one.dueDays?.toString() ?? null,
    quiz: one.quiz?.questions.map(({ text }) => text).join(', ') ?? null,
  });
  const [old, now] = [words(before), words(after)];
  return changesOf({
    learningTitle: [old.title, now.title],
    learningIntroduction: [old.introduction, now.introduction],
    learningFiles: [old.files, now.files],
    learningAudience: [old.audience, now.audience],
    learningDue: [old.due, now.due],
    learningQuiz: [old.quiz, now.quiz],
  });
}

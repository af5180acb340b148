export { AttemptResult } from './components/attempt-result.tsx';
export { QuizQuestionFields } from './components/quiz-question-fields.tsx';
export { QuizTryDialog } from './components/quiz-try-dialog.tsx';
export {
  draftQuestion,
  draftQuestions,
  isQuizUnwritten,
  isRightMissing,
  newQuestion,
  sentQuestions,
} from './quiz-draft.ts';
export { useReadingProgress } from './use-reading-progress.ts';

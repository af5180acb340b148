import type { Answer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';

/** What every way of answering gets. */
export interface AnswerProps {
  item: CheckItem;
  answer: Answer;
  /** The template shows no points before the inspection is handed in. */
  hidesPoints?: boolean;
  /** `stays`: more of the same answer may follow, so the page does not go on by itself. */
  onChange: (change: Partial<Answer>, stays?: boolean) => void;
}

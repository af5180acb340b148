import type { Answer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';

/** What every way of answering gets. */
export interface AnswerProps {
  item: CheckItem;
  answer: Answer;
  onChange: (change: Partial<Answer>) => void;
}

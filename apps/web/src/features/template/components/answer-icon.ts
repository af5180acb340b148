import type { AnswerType } from '@rondo/domain/scoring/template';
import {
  CalendarDays,
  Camera,
  CircleCheck,
  CircleDot,
  Hash,
  type LucideIcon,
  PenLine,
  Signal,
  SlidersHorizontal,
  SquareCheck,
  TextCursorInput,
  Thermometer,
} from 'lucide-react';

/** The picture of each kind of answer. */
export const ANSWER_ICONS: Record<AnswerType, LucideIcon> = {
  pass_fail: CircleCheck,
  score: SlidersHorizontal,
  level: Signal,
  number: Hash,
  single: CircleDot,
  multi: SquareCheck,
  text: TextCursorInput,
  photo: Camera,
  signature: PenLine,
  date: CalendarDays,
  temperature: Thermometer,
};

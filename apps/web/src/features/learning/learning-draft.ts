import type { Input } from '@rondo/contract/kit/endpoint';
import type { learningApi } from '@rondo/contract/learning';
import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { draftQuestion, draftQuestions, sentQuestions } from './quiz-draft.ts';

const ids = z.array(z.string());

/** A learning list as it is typed, kept in the tab until it is saved. */
export const learningDraft = z.object({
  title: z.string(),
  introduction: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string() })),
  isAll: z.boolean(),
  ...{ departmentIds: ids, roleIds: ids, shopIds: ids, memberIds: ids },
  due: z.enum(['none', 'day', 'days']),
  dueOn: z.string().nullable(),
  dueDays: z.number(),
  hasQuiz: z.boolean(),
  questions: z.array(draftQuestion),
  passPercent: z.number(),
  attemptsPerDay: z.number(),
  /** The version on the server that it was filled from or last saved as; null: not saved yet. */
  saved: z.object({ id: z.string(), rev: z.number() }).nullable(),
  /** The same one until it is saved: what is sent twice is made once. */
  requestId: z.string(),
});
export type LearningDraft = z.output<typeof learningDraft>;

/** What a part of the form takes. */
export interface FormPart {
  draft: LearningDraft;
  put: (patch: Partial<LearningDraft>) => void;
  /** What is wrong, by the name of the field. */
  faults: Readonly<Record<string, string>>;
}

/** How long people have where no other number was said. */
const FIRST_DAYS = LIMIT.weekdays;

export function draftOf(learning: LearningDetail | null): LearningDraft {
  const idsOf = (kind: string) => (learning?.subjects ?? []).filter((one) => one.kind === kind).map(({ id }) => id);
  const quiz = learning?.quiz ?? null;
  const { dueOn = null, dueDays = null } = learning ?? {};
  return {
    ...{ title: learning?.title ?? '', introduction: learning?.introduction ?? '' },
    // A file that is gone or hidden cannot be sent again: saving leaves it out.
    files: (learning?.listed ?? []).flatMap(({ name, node }) => (node ? [{ id: node.id, name }] : [])),
    isAll: learning?.subjects.some(({ kind }) => kind === 'everyone') ?? false,
    ...{ departmentIds: idsOf('department'), roleIds: idsOf('role') },
    ...{ shopIds: idsOf('shop'), memberIds: idsOf('member') },
    due: dueOn === null ? (dueDays === null ? 'none' : 'days') : 'day',
    ...{ dueOn, dueDays: dueDays ?? FIRST_DAYS },
    hasQuiz: quiz !== null,
    questions: draftQuestions(quiz?.questions ?? []),
    passPercent: quiz?.passPercent ?? LIMIT.learning.passPercent,
    attemptsPerDay: quiz?.attemptsPerDay ?? LIMIT.learning.reminders,
    ...{ saved: learning && { id: learning.id, rev: learning.rev }, requestId: uuidv7() },
  };
}

type Subjects = NonNullable<Input<typeof learningApi.edit>['subjects']>;

/** Whom it is for, as it is sent; for everybody what was chosen beside it says nothing. */
export function subjectsOf({ isAll, departmentIds, roleIds, shopIds, memberIds }: LearningDraft): Subjects {
  if (isAll) return [{ kind: 'everyone', id: '' }];
  return [
    ...departmentIds.map((id) => ({ kind: 'department' as const, id })),
    ...roleIds.map((id) => ({ kind: 'role' as const, id })),
    ...shopIds.map((id) => ({ kind: 'shop' as const, id })),
    ...memberIds.map((id) => ({ kind: 'member' as const, id })),
  ];
}

/** The fields as they are sent. */
export function sentOf(draft: LearningDraft): Omit<Input<typeof learningApi.edit>, 'id' | 'rev'> {
  const { title, introduction, files, due, dueOn, dueDays, hasQuiz, questions, passPercent, attemptsPerDay } = draft;
  return {
    ...{ title, introduction, nodeIds: files.map(({ id }) => id), subjects: subjectsOf(draft) },
    ...{ dueOn: due === 'day' ? dueOn : null, dueDays: due === 'days' ? dueDays : null },
    quiz: hasQuiz ? { questions: sentQuestions(questions), passPercent, attemptsPerDay } : null,
  };
}

/** Whether the same stands in both. */
export const isSameText = (one: LearningDraft, other: LearningDraft): boolean =>
  JSON.stringify({ ...one, ...NOT_TYPED }) === JSON.stringify({ ...other, ...NOT_TYPED });

const NOT_TYPED = { saved: null, requestId: '' };

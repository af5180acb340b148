import { SUBJECT_KINDS } from '@rondo/domain/knowledge/access';
import { KNOWLEDGE_FORMATS } from '@rondo/domain/knowledge/file-type';
import { LEARNING_EVENTS, LEARNING_SETS, LEARNING_STANDINGS, LEARNING_STATES } from '@rondo/domain/learning';
import { READING_MEASURES } from '@rondo/domain/learning/reading';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { quizAttempt, quizQuestions } from './kit/quiz.ts';
import { day, historyEntry, id, instant, line, personRef, text } from './kit/shapes.ts';

const { title, introduction, files, subjects, dueDays, questions, attempts } = LIMIT.learning;
const whole = z.number().int();

/** A quiz as its author writes it. */
export const quizFields = z.object({
  questions: quizQuestions(questions),
  passPercent: whole.min(1).max(LIMIT.percent).default(LIMIT.learning.passPercent),
  /** How often somebody may try it on one day. */
  attemptsPerDay: whole.min(1).max(attempts).default(LIMIT.learning.reminders),
});
export type QuizFields = z.output<typeof quizFields>;

/** What its author writes. A list without people or files is a draft that cannot be published. */
export const learningFields = {
  title: line(title),
  introduction: text(introduction).default(''),
  /** Files of the knowledge base that the author may view, in their order. */
  nodeIds: z.array(id).max(files).default([]),
  /** Whom it is for; `id` is empty for everyone. */
  subjects: z
    .array(z.object({ kind: z.enum(SUBJECT_KINDS), id: z.union([id, z.literal('')]) }))
    .max(subjects)
    .default([]),
  /** A day for everybody, or so many days after somebody came into the audience; both null: no day. */
  dueOn: day.nullable().default(null),
  dueDays: whole.min(0).max(dueDays).nullable().default(null),
  quiz: quizFields.nullable().default(null),
};

/** How many people are how far. `done`: nothing more is asked of them. */
const counts = z.record(z.enum(LEARNING_SETS), whole);
export type LearningCounts = z.output<typeof counts>;

const named = { id, title: z.string(), state: z.enum(LEARNING_STATES), author: personRef };
const due = { dueOn: day.nullable(), dueDays: whole.nullable() };

/** As those see it who manage it, or whose people it is for. */
export const learningRow = z.object({
  ...named,
  ...due,
  files: whole,
  hasQuiz: z.boolean(),
  /** Null: not published. Of people that the reader sees. */
  counts: counts.nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  rev: whole,
});
export type LearningRow = z.output<typeof learningRow>;

/** A file of a list. `node` null: it is gone, or the reader may not view it. */
const listedFile = z.object({
  name: z.string(),
  isGone: z.boolean(),
  node: z.object({ id, format: z.enum(KNOWLEDGE_FORMATS).nullable() }).nullable(),
});

export const learningDetail = learningRow.extend({
  introduction: z.string(),
  listed: z.array(listedFile),
  subjects: z.array(z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string(), name: z.string() })),
  /** With what is right: only for those who manage it. */
  quiz: quizFields.nullable(),
  endedAt: instant.nullable(),
  reminders: z.object({ count: whole, lastAt: instant.nullable(), nextAt: instant.nullable() }),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    copy: z.boolean(),
    remind: z.boolean(),
    events: z.array(z.enum(LEARNING_EVENTS)),
  }),
});
export type LearningDetail = z.output<typeof learningDetail>;

/** What whoever publishes is told before: how many people it is for, and who of them may not view which file. */
export const learningCheck = z.object({
  members: whole,
  /** Counted in full, named as far as LIMIT.learning.named. */
  blocked: z.array(z.object({ name: z.string(), count: whole, people: z.array(personRef) })),
});
export type LearningCheck = z.output<typeof learningCheck>;

/** Somebody in the report of a list. */
export const learner = z.object({
  id,
  name: z.string(),
  departments: z.array(z.string()),
  shops: z.array(z.string()),
  standing: z.enum(LEARNING_STANDINGS),
  isOverdue: z.boolean(),
  dueOn: day.nullable(),
  /** How much of its files is read, 0 to 1. */
  ratio: z.number(),
  /** Seconds that they spent with its files. */
  seconds: whole,
  readAt: instant.nullable(),
  passedAt: instant.nullable(),
  /** Of the best try of the quiz; null: none. */
  percent: whole.nullable(),
});
export type Learner = z.output<typeof learner>;

/** A list as it concerns the reader. */
export const myLearning = z.object({
  ...named,
  introduction: z.string(),
  dueOn: day.nullable(),
  standing: z.enum(LEARNING_STANDINGS),
  isDone: z.boolean(),
  isOverdue: z.boolean(),
  files: whole,
  filesRead: whole,
  /** 0 to 1. */
  ratio: z.number(),
  hasQuiz: z.boolean(),
});
export type MyLearning = z.output<typeof myLearning>;

const myFile = listedFile.extend({
  measure: z.enum(READING_MEASURES).nullable(),
  ratio: z.number(),
  isRead: z.boolean(),
  /** Where they stopped: a page, a second, a percent. */
  place: whole,
  /** They had read of an older version: it begins again with the new one. */
  isNewVersion: z.boolean(),
});

export const myLearningDetail = myLearning.extend({
  listed: z.array(myFile),
  quiz: z
    .object({
      questions: whole,
      passPercent: whole,
      attemptsPerDay: whole,
      attemptsLeft: whole,
      last: quizAttempt.nullable(),
      canBegin: z.boolean(),
    })
    .nullable(),
});
export type MyLearningDetail = z.output<typeof myLearningDetail>;

import type { Input } from '@rondo/contract/kit/endpoint';
import { fileRef } from '@rondo/contract/kit/shapes';
import type { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail, NoticeTask } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { NOTICE_CATEGORIES, NOTICE_IMPORTANCES, NOTICE_METHODS, sendingOf } from '@rondo/domain/notice';
import type { RichBlock } from '@rondo/domain/rich-text';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { draftQuestion, draftQuestions, sentQuestions } from '../learning/index.ts';

const ids = z.array(z.string());

/** An announcement as it is typed, kept in the tab until it is saved. */
export const noticeDraft = z.object({
  title: z.string(),
  content: z.custom<RichBlock[]>(Array.isArray),
  category: z.enum(NOTICE_CATEGORIES),
  importance: z.enum(NOTICE_IMPORTANCES),
  method: z.enum(NOTICE_METHODS),
  sendAt: z.string().nullable(),
  audience: z.object({
    isAll: z.boolean(),
    ...{ departmentIds: ids, roleIds: ids, shopIds: ids, memberIds: ids, excludedIds: ids },
  }),
  expiresAt: z.string().nullable(),
  pinnedUntil: z.string().nullable(),
  withLaterJoiners: z.boolean(),
  files: z.array(fileRef),
  documents: z.array(fileRef),
  films: z.array(fileRef),
  withComments: z.boolean(),
  isEmergency: z.boolean(),
  hasQuiz: z.boolean(),
  questions: z.array(draftQuestion),
  hasTask: z.boolean(),
  task: z.object({
    ...{ name: z.string(), content: z.string(), photos: z.number(), text: z.boolean(), days: z.number() },
    review: z.boolean(),
  }),
  /** The version on the server that it was filled from or last saved as, however often that is read again; null: not saved yet. */
  saved: z.object({ id: z.string(), rev: z.number() }).nullable(),
  /** The same one until it is saved: what is sent twice is made once. */
  requestId: z.string(),
});
export type NoticeDraft = z.output<typeof noticeDraft>;

/** What a part of the form takes. */
export interface FormPart {
  draft: NoticeDraft;
  put: (patch: Partial<NoticeDraft>) => void;
  /** What is wrong, by the name of the field. */
  faults: Readonly<Record<string, string>>;
}

/** The task of one that has none yet: what most are asked for. */
const NO_TASK = { name: '', content: '', photos: 1, text: false, days: LIMIT.weekdays, review: true };

const NOBODY = { isAll: false, departmentIds: [], roleIds: [], shopIds: [], memberIds: [], excludedIds: [] };

export function draftOf(notice: NoticeDetail | null): NoticeDraft {
  const { managed } = notice ?? { managed: null };
  const requestId = uuidv7();
  if (!notice || !managed)
    return {
      ...{ title: '', content: [], category: 'general', importance: 'normal', method: 'immediate', sendAt: null },
      ...{ audience: NOBODY, expiresAt: null, pinnedUntil: null, withLaterJoiners: false },
      ...{ files: [], documents: [], films: [], withComments: false, isEmergency: false },
      ...{ hasQuiz: false, questions: [], hasTask: false, task: NO_TASK, saved: null, requestId },
    };
  const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);
  const { isAll, departments, roles, shops, members, excluded } = managed.audience;
  const { title, content, category, importance, expiresAt, files, documents, films, isEmergency } = notice;
  const { method, sendAt, pinnedUntil, withLaterJoiners, withComments, quiz, task } = managed;
  return {
    ...{
      title,
      content: content ?? [],
      category,
      importance,
      method,
      sendAt,
      expiresAt,
      pinnedUntil,
      withLaterJoiners,
    },
    ...{ files, documents, films, withComments, isEmergency, saved: { id: notice.id, rev: notice.rev }, requestId },
    ...{ hasQuiz: quiz !== null, questions: draftQuestions(quiz?.questions ?? []) },
    ...{ hasTask: task !== null, task: task ? typedTask(task) : NO_TASK },
    audience: {
      isAll,
      ...{ departmentIds: idsOf(departments), roleIds: idsOf(roles), shopIds: idsOf(shops) },
      ...{ memberIds: idsOf(members), excludedIds: idsOf(excluded) },
    },
  };
}

const typedTask = ({ name, content, evidence, days, review }: NoticeTask): NoticeDraft['task'] => ({
  ...{ name, content, photos: evidence.photos, text: evidence.text, days, review },
});

/** Whether the same stands in both, wherever they are saved. */
export const isSameText = (one: NoticeDraft, other: NoticeDraft): boolean => textOf(one) === textOf(other);

const textOf = (one: NoticeDraft): string =>
  JSON.stringify({ ...one, ...NOT_TYPED, questions: sentQuestions(one.questions) });

const NOT_TYPED = { saved: null, requestId: '' };

/** The fields as they are sent. */
export function sentOf(draft: NoticeDraft): Omit<Input<typeof noticeApi.edit>, 'id' | 'rev'> {
  const { title, content, category, importance, expiresAt, pinnedUntil, withLaterJoiners, withComments } = draft;
  const { files, documents, films, method, sendAt, audience, isEmergency, hasQuiz, questions, hasTask, task } = draft;
  const { name, content: asked, photos, text, days, review } = task;
  return {
    ...{ title, content, category, importance, expiresAt, pinnedUntil, withLaterJoiners, withComments },
    isEmergency: isEmergency && mayBeEmergency(draft),
    quiz: hasQuiz ? { questions: sentQuestions(questions) } : null,
    task: hasTask ? { name, content: asked, evidence: { photos, text }, days, review } : null,
    ...{ method, sendAt: method === 'scheduled' ? sendAt : null, audience: sentRange(audience) },
    ...{ fileIds: files.map(({ id }) => id), documentIds: documents.map(({ id }) => id) },
    filmIds: films.map(({ id }) => id),
  };
}

/** Only what matters, and goes now, can be an emergency. */
export const mayBeEmergency = ({ importance, method }: Pick<NoticeDraft, 'importance' | 'method'>): boolean =>
  importance !== 'normal' && method === 'immediate';

/** What sending it is. */
export const sendingOfDraft = (draft: Pick<NoticeDraft, 'importance' | 'method' | 'isEmergency'>) =>
  sendingOf({
    isEmergency: draft.isEmergency && mayBeEmergency(draft),
    isScheduled: draft.method === 'scheduled',
  });

/** To everybody: what was chosen beside it says nothing. */
export const sentRange = (range: NoticeDraft['audience']): NoticeDraft['audience'] =>
  range.isAll ? { ...NOBODY, isAll: true, excludedIds: range.excludedIds } : range;

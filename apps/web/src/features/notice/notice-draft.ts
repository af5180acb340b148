import type { Input } from '@rondo/contract/kit/endpoint';
import { fileRef } from '@rondo/contract/kit/shapes';
import type { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { NOTICE_CATEGORIES, NOTICE_IMPORTANCES, NOTICE_METHODS } from '@rondo/domain/notice';
import type { RichBlock } from '@rondo/domain/rich-text';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

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

const NOBODY = { isAll: false, departmentIds: [], roleIds: [], shopIds: [], memberIds: [], excludedIds: [] };

export function draftOf(notice: NoticeDetail | null): NoticeDraft {
  const { managed } = notice ?? { managed: null };
  const requestId = uuidv7();
  if (!notice || !managed)
    return {
      ...{ title: '', content: [], category: 'general', importance: 'normal', method: 'immediate', sendAt: null },
      ...{ audience: NOBODY, expiresAt: null, pinnedUntil: null, withLaterJoiners: false },
      ...{ files: [], documents: [], saved: null, requestId },
    };
  const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);
  const { isAll, departments, roles, shops, members, excluded } = managed.audience;
  const { title, content, category, importance, expiresAt, files, documents } = notice;
  const { method, sendAt, pinnedUntil, withLaterJoiners } = managed;
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
    ...{ files, documents, saved: { id: notice.id, rev: notice.rev }, requestId },
    audience: {
      isAll,
      ...{ departmentIds: idsOf(departments), roleIds: idsOf(roles), shopIds: idsOf(shops) },
      ...{ memberIds: idsOf(members), excludedIds: idsOf(excluded) },
    },
  };
}

/** Whether the same stands in both, wherever they are saved. */
export const isSameText = (one: NoticeDraft, other: NoticeDraft): boolean =>
  JSON.stringify({ ...one, ...NOT_TYPED }) === JSON.stringify({ ...other, ...NOT_TYPED });

const NOT_TYPED = { saved: null, requestId: '' };

/** The fields as they are sent. */
export function sentOf(draft: NoticeDraft): Omit<Input<typeof noticeApi.edit>, 'id' | 'rev'> {
  const { files, documents, saved: _saved, requestId: _requestId, method, sendAt, audience, ...fields } = draft;
  return {
    ...fields,
    ...{ method, sendAt: method === 'scheduled' ? sendAt : null, audience: sentRange(audience) },
    ...{ fileIds: files.map(({ id }) => id), documentIds: documents.map(({ id }) => id) },
  };
}

/** To everybody: what was chosen beside it says nothing. */
export const sentRange = (range: NoticeDraft['audience']): NoticeDraft['audience'] =>
  range.isAll ? { ...NOBODY, isAll: true, excludedIds: range.excludedIds } : range;

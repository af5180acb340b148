import { noticeApi } from '@rondo/contract/notice';
import { type NoticeDetail, noticeDetail } from '@rondo/contract/notice-shapes';
import { isChosen } from '@rondo/domain/notice';
import { plainText } from '@rondo/domain/rich-text';
import { UPLOAD } from '@rondo/domain/upload';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useDocuments } from '../../shared/document/use-documents.ts';
import type { Refusal } from '../../shared/http/http.ts';
import { useAct } from '../../shared/http/query.ts';
import { type Translate, useT } from '../../shared/i18n.tsx';
import { useFormDraft } from '../../shared/session/use-form-draft.ts';
import { useConflict } from '../../shared/ui/form/conflict/use-conflict.ts';
import { toast } from '../../shared/ui/toast.ts';
import { isQuizUnwritten, isRightMissing } from '../learning/index.ts';
import { useFilm } from './components/use-film.ts';
import { draftOf, isSameText, type NoticeDraft, noticeDraft, sentOf } from './notice-draft.ts';
import { publishedWords } from './published-words.ts';

type Faults = Record<string, string>;

/** The part of the form whose fault a field may put right, where it is called otherwise. */
const PART_OF: Readonly<Record<string, string>> = {
  ...{ questions: 'quiz', hasQuiz: 'quiz', hasTask: 'task', filmIds: 'films' },
};

/** What is still wrong after a change. */
function mendedBy(faults: Faults, patch: Partial<NoticeDraft>): Faults {
  const mended = new Set(Object.keys(patch).map((name) => PART_OF[name] ?? name));
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !mended.has(name)));
}

/**
 * The form of an announcement: what was typed stays in the tab until it is saved, and when the server refuses it. Who was slower than
 * somebody else compares both (`conflict`, `resolve`).
 */
export function useNoticeForm(notice: NoticeDetail | null) {
  const t = useT();
  const navigate = useNavigate();
  const [start] = useState(() => draftOf(notice));
  const form = useFormDraft(`notice.${notice?.id ?? ''}`, noticeDraft, start);
  const draft = form.value;
  const [faults, setFaults] = useState<Faults>({});
  const [isWaiting, setWaiting] = useState(false);
  const put = (patch: Partial<NoticeDraft>) => {
    form.set({ ...draft, ...patch });
    setFaults((now) => mendedBy(now, patch));
  };
  const documents = useDocuments({
    value: draft.documents,
    onChange: (files) => put({ documents: files }),
    most: UPLOAD.attachment.files - draft.files.length,
  });
  const film = useFilm(draft.films, (films) => put({ films }));
  const [version, setVersion] = useState(0);
  const { conflict, ...server } = useSaving(notice, (saved) => form.set({ ...draft, saved }), setFaults);

  /** Whether it can be saved, or sent, as far as this page knows. */
  const check = (isSent: boolean): boolean => {
    const found = faultsOf(draft, isSent, t);
    setFaults(found);
    if (!isWaiting && documents.isSettled && film.isSettled) return Object.keys(found).length === 0;
    toast.warn(t('notice.form.waiting'));
    return false;
  };
  const leaveTo = (id: string | null) => {
    form.forget();
    void navigate(`/notice?tab=managed${id === null ? '' : `&open=${id}`}`, { replace: true });
  };
  const save = async () => {
    if (!check(false)) return;
    const stored = await server.store(draft);
    if (!stored) return;
    toast.ok(t('notice.form.saved'));
    leaveTo(stored.id);
  };
  const send = async (): Promise<void> => {
    const stored = await server.store(draft);
    const done = stored && (await server.publish(stored));
    if (!done) return;
    toast.ok(publishedWords(t, done));
    leaveTo(stored.id);
  };
  return {
    part: { draft, put, faults },
    ...{ documents, film, setWaiting, check, save, send },
    ...{ conflict, version },
    /** Goes on from what somebody else saved, with what was chosen of it; the editor begins anew with it. */
    resolve: (to: NoticeDetail, next: NoticeDraft) => {
      conflict.rebase(to);
      form.set({ ...next, saved: { id: to.id, rev: to.rev } });
      setFaults({});
      setVersion(version + 1);
    },
    leave: () => leaveTo(draft.saved?.id ?? null),
    isBegun: !isSameText(draft, start),
    isBusy: server.isBusy,
  };
}

/** The draft on the server: made once, changed afterwards, sent. What it refuses stands at its fields, or in a comparison. */
function useSaving(
  notice: NoticeDetail | null,
  onStored: (saved: NoticeDraft['saved']) => void,
  onFaults: (faults: Faults) => void,
) {
  const conflict = useConflict(noticeDetail, notice);
  const onRefused = (refusal: Refusal): boolean => {
    onFaults(Object.fromEntries(refusal.fields.map(({ path, message }) => [path.split('.')[0] ?? path, message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(noticeApi.create, { onRefused });
  const edit = useAct(noticeApi.edit, { onRefused });
  const publish = useAct(noticeApi.publish, { onRefused });
  const save = async (draft: NoticeDraft): Promise<NoticeDraft['saved']> => {
    const { saved, requestId } = draft;
    const fields = sentOf(draft);
    if (!saved) return create.run({ ...fields, requestId });
    const done = await edit.run({ ...fields, ...saved });
    return done && { id: saved.id, rev: done.rev };
  };
  return {
    conflict,
    async store(draft: NoticeDraft): Promise<NoticeDraft['saved']> {
      const stored = await save(draft);
      if (stored) onStored(stored);
      return stored;
    },
    publish: (one: { id: string; rev: number }) => publish.run({ ...one, requestId: uuidv7() }),
    isBusy: create.busy || edit.busy || publish.busy,
  };
}

/** What is missing, before anything is sent; whom it goes to and when is asked for only then. */
function faultsOf(draft: NoticeDraft, isSent: boolean, t: Translate): Faults {
  const { title, content, method, sendAt, audience, hasQuiz, questions, hasTask, task } = draft;
  const missing: Record<string, boolean> = {
    title: title.trim() === '',
    content: plainText(content) === '',
    sendAt: method === 'scheduled' && sendAt === null,
    audience: isSent && !isChosen(audience),
    quiz: hasQuiz && isQuizUnwritten(questions),
    task: hasTask && task.name.trim() === '',
  };
  const names = Object.keys(missing).filter((name) => missing[name]);
  const faults = Object.fromEntries(names.map((name) => [name, t('rule.required')]));
  if (hasQuiz && !faults.quiz && isRightMissing(questions)) faults.quiz = t('rule.no_right_option');
  return faults;
}

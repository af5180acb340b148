import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useState } from 'react';
import { upload } from '../../shared/http/upload.ts';
import { answerOf } from './draft/draft-state.ts';
import type { Session } from './draft/session.ts';

/** Pictures of an item with something drawn on them: the marked one takes the place of the one before, which the server keeps. */
export function useMarkUp(session: Session, itemId: string) {
  const [isBusy, setBusy] = useState(false);
  const put = (id: string, marked: Pick<FileRef, 'id'>) => {
    const { photos } = answerOf(session.draft.get(), itemId);
    session.answer(itemId, { photos: photos.map((one) => (one === id ? marked.id : one)) });
  };
  /** Answers whether it is stored; the server's refusal is told by the call itself. */
  const mark = async (id: string, picture: Blob): Promise<boolean> => {
    setBusy(true);
    try {
      const file = new File([picture], 'marked.jpg', { type: 'image/jpeg' });
      const [stored] = await upload(fileApi.upload, { markedFrom: id }, [file]);
      if (!stored) return false;
      const draft = session.draft.get();
      session.draft.set({ ...draft, files: [...draft.files, stored] });
      put(id, stored);
      return true;
    } catch (cause) {
      console.warn('the marked photo is not stored', cause);
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** Takes the marks off again: the picture as it was. */
  const unmark = (id: string) => {
    const draft = session.draft.get();
    const marked = draft.files.find((file) => file.id === id);
    if (!marked?.original) return;
    const { original, ...rest } = marked;
    session.draft.set({ ...draft, files: [...draft.files, { ...rest, ...original, thumbPath: null }] });
    put(id, original);
  };
  return { isBusy, mark, unmark };
}

import { albumApi } from '@rondo/contract/album';
import { fileApi } from '@rondo/contract/file';
import { useState } from 'react';
import { useAct, useCall } from '../../shared/http/query.ts';
import { Refusal } from '../../shared/http/refusal.ts';
import { upload } from '../../shared/http/upload.ts';
import { useT } from '../../shared/i18n.tsx';
import { toast } from '../../shared/ui/toast.ts';

/** Lays what was drawn over a picture, or takes it off again. The original stays as it is on the server. */
export function useMark(id: string, onDone: () => void) {
  const t = useT();
  const [isSending, setSending] = useState(false);
  const { data, refetch } = useCall(albumApi.get, { id });
  const mark = useAct(albumApi.mark);
  const save = async (fileId: string | null) => {
    // Somebody may have tagged it meanwhile: what is laid over it goes by the latest version.
    const rev = (await refetch()).data?.rev ?? data?.rev ?? 0;
    if (!(await mark.run({ id, rev, fileId }))) return;
    toast.ok(t(fileId === null ? 'album.mark.removed' : 'album.mark.saved'));
    onDone();
  };
  const send = async (picture: Blob) => {
    setSending(true);
    try {
      const file = new File([picture], 'marked.jpg', { type: 'image/jpeg' });
      const [stored] = await upload(fileApi.upload, { source: 'picked' }, [file]);
      if (stored) await save(stored.id);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      setSending(false);
    }
  };
  return {
    isBusy: isSending || mark.busy,
    lay: (picture: Blob) => void send(picture),
    takeOff: () => void save(null),
  };
}

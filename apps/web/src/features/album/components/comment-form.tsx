import { albumApi } from '@rondo/contract/album';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

/** Saying something about a picture; what was typed stays when the call fails. */
export function CommentForm({ id }: { id: string }) {
  const t = useT();
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(() => uuidv7());
  const comment = useAct(albumApi.comment, {
    onDone: () => {
      setText('');
      setRequestId(uuidv7());
    },
  });
  return (
    <div className="album-comment">
      <TextField
        label={t('album.commentHint')}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={LIMIT.album.comment}
      />
      <Button
        isSmall
        isBusy={comment.busy}
        isDisabled={text.trim() === ''}
        onPress={() => void comment.run({ requestId, id, comment: text })}
      >
        {t('album.commentSend')}
      </Button>
    </div>
  );
}

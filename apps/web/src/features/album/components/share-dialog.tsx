import { albumApi } from '@rondo/contract/album';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PeopleField } from '../../../shared/inspect/people-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';
import { ChosenPictures } from './chosen-pictures.tsx';

/** Tells members of pictures with a link to exactly those. */
export function ShareDialog({ pictures, addressOf, onClose, onDone }: ActProps) {
  const t = useT();
  const [memberIds, setMemberIds] = useState<string[]>([]);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => uuidv7());
  const share = useAct(albumApi.share, {
    onDone: () => {
      toast.ok(t('album.share.done', { count: memberIds.length }));
      onDone();
    },
  });
  const submit = () => {
    setTried(true);
    if (memberIds.length > 0) void share.run({ requestId, ids: pictures.map(({ id }) => id), memberIds, note });
  };
  return (
    <Dialog title={t('album.share.title', { count: pictures.length })} isSheet isSticky onClose={onClose}>
      <ActForm verb={t('album.share.act')} isBusy={share.busy} onSubmit={submit} onClose={onClose}>
        <ChosenPictures pictures={pictures} addressOf={addressOf} />
        <PeopleField
          label={t('album.share.members')}
          hint={t('album.share.hint')}
          {...(isTried && memberIds.length === 0 ? { error: t('album.share.membersRequired') } : {})}
          isRequired
          value={memberIds}
          onChange={(ids) => setMemberIds(ids.slice(0, LIMIT.album.sharedWith))}
        />
        <TextField
          label={t('album.share.note')}
          value={note}
          onChange={setNote}
          rows={2}
          maxLength={LIMIT.album.comment}
        />
      </ActForm>
    </Dialog>
  );
}

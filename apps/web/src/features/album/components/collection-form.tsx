import { albumApi } from '@rondo/contract/album';
import type { Collection } from '@rondo/contract/album-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  /** Absent: a new one. */
  collection?: Collection;
  /** Pictures that a new one begins with. */
  ids?: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Name of a collection, and whether everybody sees it. */
export function CollectionForm({ collection, ids = [], onClose, onDone }: Props) {
  const t = useT();
  const [name, setName] = useState(collection?.name ?? '');
  const [isShared, setShared] = useState(collection?.isShared ?? false);
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => uuidv7());
  const said = (words: string) => {
    toast.ok(words);
    onDone();
  };
  const create = useAct(albumApi.createCollection, { onDone: () => said(t('album.collection.created', { name })) });
  const edit = useAct(albumApi.editCollection, { onDone: () => said(t('album.collection.saved')) });
  const submit = () => {
    setTried(true);
    if (name.trim() === '') return;
    if (collection) void edit.run({ id: collection.id, name, isShared });
    else void create.run({ requestId, name, isShared, ids: [...ids] });
  };
  return (
    <ActForm
      verb={t(collection ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('album.collection.name')}
        value={name}
        onChange={setName}
        maxLength={LIMIT.name.collection}
        isRequired
        {...(isTried && name.trim() === '' ? { error: t('album.collection.nameRequired') } : {})}
      />
      <Checkbox label={t('album.collection.shared')} isChecked={isShared} onChange={setShared} />
      <p className="field-hint">{t('album.collection.sharedHint')}</p>
    </ActForm>
  );
}

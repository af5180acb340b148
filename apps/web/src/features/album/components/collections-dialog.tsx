import { albumApi } from '@rondo/contract/album';
import type { Collection } from '@rondo/contract/album-shapes';
import { Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { collectionLink } from '../links.ts';
import { CollectionForm } from './collection-form.tsx';
import './album.css';

/** The reader's own collections and the shared ones, each a link to its pictures. */
export function CollectionsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [form, setForm] = useState<Collection | 'new' | null>(null);
  const [gone, setGone] = useState<Collection | null>(null);
  const read = useCall(albumApi.collections, {});
  if (form !== null) {
    const close = () => setForm(null);
    return (
      <Dialog title={t(form === 'new' ? 'album.collection.new' : 'album.collection.edit')} isSheet onClose={close}>
        <CollectionForm {...(form === 'new' ? {} : { collection: form })} onClose={close} onDone={close} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('album.collection.title')}
      isSheet
      onClose={onClose}
      footer={
        <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
          {t('album.collection.new')}
        </Button>
      }
    >
      {read.data?.length === 0 && <p className="meta">{t('album.collection.none')}</p>}
      <ul className="album-collections" aria-busy={read.isPending}>
        {(read.data ?? []).map((one) => (
          <Line key={one.id} collection={one} onEdit={() => setForm(one)} onRemove={() => setGone(one)} />
        ))}
      </ul>
      {gone && <RemoveCollection collection={gone} onClose={() => setGone(null)} />}
    </Dialog>
  );
}

interface LineProps {
  collection: Collection;
  onEdit: () => void;
  onRemove: () => void;
}

function Line({ collection, onEdit, onRemove }: LineProps) {
  const t = useT();
  const { id, name, isShared, isOwn, owner, pictures } = collection;
  const shared = t('album.collection.shared');
  return (
    <li>
      <Link className="album-collection-name ellipsis" to={collectionLink(id)} title={name}>
        {name}
      </Link>
      {isShared && <Users size={14} role="img" aria-label={shared} />}
      <span className="meta num">
        {isOwn ? t('album.collection.count', { count: pictures }) : t('album.collection.by', { name: owner.name })}
      </span>
      {isOwn && (
        <>
          <button type="button" className="quiet" aria-label={`${t('album.collection.edit')} ${name}`} onClick={onEdit}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <button type="button" className="quiet" aria-label={`${t('ui.delete')} ${name}`} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </>
      )}
    </li>
  );
}

function RemoveCollection({ collection: { id, name }, onClose }: { collection: Collection; onClose: () => void }) {
  const t = useT();
  const remove = useAct(albumApi.removeCollection, {
    onDone: () => {
      toast.ok(t('album.collection.removed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('album.collection.removeTitle', { name })}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id })}
      onClose={onClose}
    >
      <p>{t('album.collection.removeHint')}</p>
    </ConfirmDialog>
  );
}

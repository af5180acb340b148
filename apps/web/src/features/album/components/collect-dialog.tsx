import { albumApi } from '@rondo/contract/album';
import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';
import { CollectionForm } from './collection-form.tsx';
import './album.css';

/** Puts pictures into one of the reader's own collections, or into a new one. */
export function CollectDialog({ pictures, onClose, onDone }: Pick<ActProps, 'pictures' | 'onClose' | 'onDone'>) {
  const t = useT();
  const [isNew, setNew] = useState(false);
  const read = useCall(albumApi.collections, {});
  const own = (read.data ?? []).filter(({ isOwn }) => isOwn);
  const collect = useAct(albumApi.collect);
  const ids = pictures.map(({ id }) => id);
  const put = async (collectionId: string, name: string) => {
    if (!(await collect.run({ collectionId, ids, isIn: true }))) return;
    toast.ok(t('album.collection.added', { name }));
    onDone();
  };
  return (
    <Dialog title={t('album.collection.pick')} isSheet onClose={onClose}>
      {isNew ? (
        <CollectionForm ids={ids} onClose={() => setNew(false)} onDone={onDone} />
      ) : (
        <>
          {read.data && own.length === 0 && <p className="meta">{t('album.collection.none')}</p>}
          <ul className="album-collections" aria-busy={read.isPending}>
            {own.map(({ id, name, pictures: count }) => (
              <li key={id}>
                <span className="album-collection-name ellipsis">{name}</span>
                <span className="meta num">{t('album.collection.count', { count })}</span>
                <Button isSmall icon={FolderPlus} isBusy={collect.busy} onPress={() => void put(id, name)}>
                  {t('album.act.collect')}
                </Button>
              </li>
            ))}
          </ul>
          <Button icon={Plus} onPress={() => setNew(true)}>
            {t('album.collection.new')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

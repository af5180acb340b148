import { albumApi } from '@rondo/contract/album';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { DialogAct } from '../use-quick-acts.ts';
import type { ActProps } from './act-props.ts';
import { CollectDialog } from './collect-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { RectifyDialog } from './rectify-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StandardDialog } from './standard-dialog.tsx';

/** The dialog of what is done with some pictures. */
export function PictureActs({ kind, ...props }: ActProps & { kind: DialogAct }) {
  switch (kind) {
    case 'share':
      return <ShareDialog {...props} />;
    case 'rectify':
      return <RectifyDialog {...props} />;
    case 'collect':
      return <CollectDialog {...props} />;
    case 'compare':
      return <CompareDialog {...props} />;
    case 'standard':
      return <StandardDialog {...props} />;
    case 'remove':
      return <RemoveDialog {...props} />;
    default:
      return kind satisfies never;
  }
}

function RemoveDialog({ pictures, onClose, onDone }: ActProps) {
  const t = useT();
  const count = pictures.length;
  const remove = useAct(albumApi.remove, {
    onDone: () => {
      toast.ok(t('album.removed', { count }));
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={t('album.removeTitle', { count })}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ ids: pictures.map(({ id }) => id) })}
      onClose={onClose}
    >
      <p>{t('album.removeHint')}</p>
    </ConfirmDialog>
  );
}

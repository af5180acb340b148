import { shopApi } from '@rondo/contract/shop';
import { ImportFlow } from '../../../shared/import/import-flow.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import type { Dialog } from '../shop-dialog.ts';
import { SHOP_IMPORT } from '../shop-import.ts';
import { SHOP_INVALIDATES } from '../shop-invalidates.ts';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ShopForm } from './shop-form.tsx';

interface Props {
  dialog: Dialog;
  onClose: () => void;
  /** The shop of the drawer is no more. */
  onGone: () => void;
}

/** What opens over the list, with the code of its forms: the list itself does not need it. */
export default function ShopDialogs({ dialog, onClose, onGone }: Props) {
  switch (dialog.kind) {
    case 'create':
      return <ShopForm groupId={dialog.groupId} onClose={onClose} />;
    case 'edit':
      return <ShopForm shop={dialog.shop} groupId={dialog.shop.groupId} onClose={onClose} />;
    case 'move':
      return <MoveDialog event={dialog.event} shop={dialog.shop} onClose={onClose} />;
    case 'photo':
      return <PhotoDialog shop={dialog.shop} onClose={onClose} />;
    case 'copyHours':
      return <CopyHoursDialog shop={dialog.shop} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog shop={dialog.shop} onClose={onClose} onGone={onGone} />;
    case 'group':
      return <GroupDialog act={dialog.act} group={dialog.group} onClose={onClose} />;
    case 'import':
      return <ImportFlow {...SHOP_IMPORT} onClose={onClose} />;
    case 'bin':
      return (
        <BinDialog read={shopApi.bin} restore={shopApi.restore} invalidates={SHOP_INVALIDATES} onClose={onClose} />
      );
    default:
      return dialog satisfies never;
  }
}

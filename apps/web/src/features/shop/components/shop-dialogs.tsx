import { AntdProvider } from '../../../shared/ui/antd-provider.tsx';
import { ShopImport } from '../import/shop-import.tsx';
import type { Dialog } from '../shop-dialog.ts';
import { GroupDialog } from './group-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ShopForm } from './shop-form.tsx';

interface Props {
  dialog: Dialog;
  onClose: () => void;
  /** The shop of the drawer is no more. */
  onGone: () => void;
}

/** What opens over the list, with the code and the theme of its forms: the list itself needs neither. */
export default function ShopDialogs(props: Props) {
  return <AntdProvider>{dialogOf(props)}</AntdProvider>;
}

function dialogOf({ dialog, onClose, onGone }: Props) {
  switch (dialog.kind) {
    case 'create':
      return <ShopForm groupId={dialog.groupId} onClose={onClose} />;
    case 'edit':
      return <ShopForm shop={dialog.shop} groupId={dialog.shop.groupId} onClose={onClose} />;
    case 'move':
      return <MoveDialog event={dialog.event} shop={dialog.shop} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog shop={dialog.shop} onClose={onClose} onGone={onGone} />;
    case 'group':
      return <GroupDialog act={dialog.act} group={dialog.group} onClose={onClose} />;
    case 'import':
      return <ShopImport onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}

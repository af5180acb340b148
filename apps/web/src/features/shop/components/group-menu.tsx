import type { ShopGroup } from '@rondo/contract/shop-options';
import { FolderPlus, FolderSymlink, PencilLine, Trash2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { GROUP_ACTS, type GroupAct } from '../shop-dialog.ts';

const icons = { create: FolderPlus, rename: PencilLine, move: FolderSymlink, remove: Trash2 } as const;

/** What can be done with a group. The root can only be renamed and added to. */
export function GroupMenu({ group, onAct }: { group: ShopGroup; onAct: (act: GroupAct) => void }) {
  const t = useT();
  const acts = GROUP_ACTS.filter((act) => group.parentId !== null || act === 'create' || act === 'rename');
  const items = acts.map((act) => ({
    key: act,
    label: t(`shop.group.${act}`),
    icon: icons[act],
    run: () => onAct(act),
  }));
  return <MoreMenu label={t('shop.group.more', { name: group.name })} acts={items} className="quiet group-more" />;
}

import type { ShopGroup } from '@rondo/contract/shop';
import { Ellipsis, FolderPlus, FolderSymlink, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { GROUP_ACTS, type GroupAct } from '../shop-dialog.ts';

const icons = { create: FolderPlus, rename: PencilLine, move: FolderSymlink, remove: Trash2 } as const;

/** What can be done with a group. The root can only be renamed and added to. */
export function GroupMenu({ group, onAct }: { group: ShopGroup; onAct: (act: GroupAct) => void }) {
  const t = useT();
  const acts = GROUP_ACTS.filter((act) => group.parentId !== null || act === 'create' || act === 'rename');
  const [isOpen, setOpen] = useState(false);
  const name = t('shop.group.more', { name: group.name });
  return (
    <Popover
      label={name}
      role="menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button type="button" className="quiet group-more" aria-label={name} {...trigger}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    >
      {acts.map((act) => {
        const Icon = icons[act];
        return (
          <button key={act} type="button" role="menuitem" className="menu-item" onClick={() => onAct(act)}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {t(`shop.group.${act}`)}
          </button>
        );
      })}
    </Popover>
  );
}

import type { ShopGroup } from '@rondo/contract/shop';
import { Dropdown } from 'antd';
import { Ellipsis, FolderPlus, FolderSymlink, PencilLine, Trash2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { GROUP_ACTS, type GroupAct } from '../shop-dialog.ts';

const icons = { create: FolderPlus, rename: PencilLine, move: FolderSymlink, remove: Trash2 } as const;

/** What can be done with a group. The root can only be renamed and added to. */
export function GroupMenu({ group, onAct }: { group: ShopGroup; onAct: (act: GroupAct) => void }) {
  const t = useT();
  const acts = GROUP_ACTS.filter((act) => group.parentId !== null || act === 'create' || act === 'rename');
  const items = acts.map((act) => {
    const Icon = icons[act];
    return {
      key: act,
      label: t(`shop.group.${act}`),
      icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
      danger: act === 'remove',
      onClick: () => onAct(act),
    };
  });
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <button type="button" className="quiet group-more" aria-label={t('shop.group.more', { name: group.name })}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Dropdown>
  );
}

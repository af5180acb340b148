import { type ShopGroup, shopGroups } from '@rondo/contract/shop-options';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Tree } from '../../../shared/ui/tree/tree.tsx';
import type { GroupAct } from '../shop-dialog.ts';
import { GroupMenu } from './group-menu.tsx';

interface Props {
  /** The chosen group; null: all. */
  current: string | null;
  onChoose: (groupId: string | null) => void;
  /** Asked for with the menu of a group; without it there are no menus. */
  onAct?: (act: GroupAct, group: ShopGroup) => void;
}

/** The groups of the reader's shops as a tree with counts. A search finds by the whole path. */
export function GroupTree({ current, onChoose, onAct }: Props) {
  const t = useT();
  const { data, isError, refetch } = useCall(shopGroups, {});
  const groups = data ?? NONE;
  const root = groups.find((group) => group.parentId === null);
  const marked = current ?? root?.id;
  return (
    <nav aria-label={t('shop.group.title')}>
      <Tree<ShopGroup>
        label={t('shop.group.title')}
        searchLabel={t('shop.group.search')}
        noneText={t('shop.group.none')}
        nodes={groups}
        isLoading={data === undefined}
        onRetry={isError ? () => void refetch() : undefined}
        chosen={marked === undefined ? [] : [marked]}
        onChange={([id]) => onChoose(id === undefined || id === root?.id ? null : id)}
        wordsOf={(group) => group.path}
        countOf={(group) => group.shopCount}
        {...(onAct ? { endOf: (group) => <GroupMenu group={group} onAct={(act) => onAct(act, group)} /> } : {})}
      />
    </nav>
  );
}

const NONE: readonly ShopGroup[] = [];

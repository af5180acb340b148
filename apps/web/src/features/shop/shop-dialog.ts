import type { ShopGroup } from '@rondo/contract/shop-options';
import type { ShopEvent } from '@rondo/domain/shop';
import type { ShopDetail } from './shop-detail.ts';

export const GROUP_ACTS = ['create', 'rename', 'move', 'remove'] as const;
export type GroupAct = (typeof GROUP_ACTS)[number];

/** What is open over the list. */
export type Dialog =
  | { kind: 'create'; groupId: string | null }
  | { kind: 'edit'; shop: ShopDetail }
  | { kind: 'move'; event: ShopEvent; shop: ShopDetail }
  | { kind: 'photo'; shop: ShopDetail }
  | { kind: 'copyHours'; shop: ShopDetail }
  | { kind: 'remove'; shop: ShopDetail }
  | { kind: 'group'; act: GroupAct; group: ShopGroup }
  | { kind: 'import' }
  | { kind: 'bin' };

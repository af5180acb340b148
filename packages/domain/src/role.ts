import { PERMISSION_CODES, type PermissionCode } from './permission.ts';

/** How far a role sees into records (product 1.1): those one took part in, those of the shops in scope, all. */
export const TIERS = ['own', 'scope', 'all'] as const;
export type Tier = (typeof TIERS)[number];

export const ROLE_KEYS = ['owner', 'administrator', 'area_manager', 'inspector', 'store_manager', 'staff'] as const;
export type RoleKey = (typeof ROLE_KEYS)[number];

/** A preset role of a new company (product 1.2). `locked` ones cannot be edited or deleted. */
export interface PresetRole {
  codes: readonly PermissionCode[];
  tier: Tier;
  locked: boolean;
  /** May be chosen in a dispatch as "role by store permission". */
  dispatchable: boolean;
}

const ownerOnly: readonly PermissionCode[] = ['x_transfer_owner', 'x_dissolve'];
const addressBook = ['frame', 'frame_book'] as const;
const atTheStore = ['shop', 'shop_list', 'shop_store', 'task_center', 'record_select', 'issue_select'] as const;
const cameras = ['x_live', 'x_playback', 'x_capture'] as const;

export const PRESET_ROLES: Record<RoleKey, PresetRole> = {
  owner: { codes: PERMISSION_CODES, tier: 'all', locked: true, dispatchable: false },
  administrator: {
    codes: PERMISSION_CODES.filter((c) => !ownerOnly.includes(c)),
    tier: 'all',
    locked: true,
    dispatchable: false,
  },
  area_manager: {
    codes: [
      ...atTheStore,
      'cyclic_view',
      'visitor_statistics',
      'ai_inspect_stat',
      'image_library_view',
      ...addressBook,
      'x_dispatch',
      ...cameras,
    ],
    tier: 'scope',
    locked: false,
    dispatchable: true,
  },
  inspector: {
    codes: [...atTheStore, 'image_library_view', ...addressBook, 'x_dispatch', ...cameras],
    tier: 'scope',
    locked: false,
    dispatchable: true,
  },
  store_manager: {
    codes: [...atTheStore, 'visitor_statistics', ...addressBook, 'x_live'],
    tier: 'scope',
    locked: false,
    dispatchable: true,
  },
  staff: { codes: ['task_center', ...addressBook], tier: 'own', locked: false, dispatchable: false },
};

/** The widest of several tiers: who holds two roles sees what either lets them see. */
export function widestTier(tiers: readonly Tier[]): Tier {
  return tiers.reduce<Tier>((widest, tier) => (TIERS.indexOf(tier) > TIERS.indexOf(widest) ? tier : widest), 'own');
}

import { SHOP_FORMATS } from '@rondo/domain/shop';

/** The filters of stores by what they are like now, as they stand in an address. */
export const SHOP_TRAITS = ['shopTag', 'managerId', 'shopFormat'] as const;
export type ShopTraitName = (typeof SHOP_TRAITS)[number];

/** What of an address names stores by what they are like; values that are none of the known ones are left out. */
export function traitsOf({ shopTag, managerId, shopFormat }: Record<ShopTraitName, string[]>) {
  const formats = SHOP_FORMATS.filter((one) => shopFormat.includes(one));
  return {
    ...(shopTag.length > 0 ? { shopTag } : {}),
    ...(managerId.length > 0 ? { managerId } : {}),
    ...(formats.length > 0 ? { shopFormat: formats } : {}),
  };
}

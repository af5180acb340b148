import { addDays } from './civil-time.ts';
import { LIMIT } from './limit.ts';
import { machine } from './machine.ts';

/** State of a shop (section 4); `closed` carries a kind, temporary or permanent. */
export const SHOP_STATES = ['preparing', 'open', 'closed'] as const;
export type ShopState = (typeof SHOP_STATES)[number];
export const SHOP_EVENTS = ['open', 'close', 'reopen'] as const;
export type ShopEvent = (typeof SHOP_EVENTS)[number];
export const CLOSED_KINDS = ['temporary', 'permanent'] as const;
export type ClosedKind = (typeof CLOSED_KINDS)[number];
/** 直营, 加盟, 联营. */
export const SHOP_FORMATS = ['direct', 'franchise', 'joint'] as const;
export type ShopFormat = (typeof SHOP_FORMATS)[number];

export const shopMachine = machine<ShopState, ShopEvent>({
  preparing: { open: 'open', close: 'closed' },
  open: { close: 'closed' },
  closed: { reopen: 'open' },
});

/**
 * The earliest first closed day (yyyy-MM-dd): the day the store opened, and at most a year back, since figures of the days from then
 * on are counted without it. `openedOn`: null where it is not known.
 */
export function earliestClosing(openedOn: string | null, today: string): string {
  const yearBack = addDays(today, -LIMIT.shop.closedBackDays);
  return openedOn !== null && openedOn > yearBack ? openedOn : yearBack;
}

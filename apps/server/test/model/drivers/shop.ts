import { shopApi as api } from '@rondo/contract/shop';
import { type ShopEvent, shopMachine } from '@rondo/domain/shop';
import { type Driver, seen } from '../driver.ts';

export const shop: Driver = {
  table: 'shop',
  machine: shopMachine,
  weight: 1,
  cast: ['owner', 'clerk', 'second'],
  begin: ({ company }, [isNew, isClosed]) =>
    company.shop({ state: isNew ? 'preparing' : isClosed ? 'closed' : 'open' }),
  offered: async (who, id) => (await seen(who.call(api.get, { id })))?.can.events ?? [],
  attempt: (_, who, event, { id, rev }) =>
    who.call(api.move, { id, rev, event: event as ShopEvent, reason: event === 'close' ? 'Works' : '' }),
};

import { shopApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import type { Importable } from '../../shared/import/import-flow.tsx';
import { SHOP_INVALIDATES } from './shop-invalidates.ts';

export const SHOP_IMPORT: Importable = {
  api: shopApi,
  kind: 'shop.import',
  title: 'shop.importing.title',
  maxRows: LIMIT.import.shops,
  invalidates: SHOP_INVALIDATES,
  // Groups, business hours and states are what figures divide by.
  isCounted: true,
};

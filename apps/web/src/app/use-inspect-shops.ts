import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { dispatch, useAppState } from '../shared/session/app-state.ts';
import { carryShops } from './inspect-shops.ts';

/** Keeps the stores chosen in the inspect area in the state and in the addresses of its lists. */
export function useInspectShops(): void {
  const { pathname, search } = useLocation();
  const [, setParams] = useSearchParams();
  const kept = useAppState((state) => state.inspectShopIds);
  const shown = useRef('');
  useEffect(() => {
    const { shopIds, address } = carryShops({ pathname, search, kept, isNew: shown.current !== pathname });
    shown.current = pathname;
    if (shopIds.join() !== kept.join()) dispatch({ type: 'inspectShopIds', value: shopIds });
    if (address !== null) setParams(new URLSearchParams(address), { replace: true });
  }, [pathname, search, kept, setParams]);
}

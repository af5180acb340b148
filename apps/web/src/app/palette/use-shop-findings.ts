import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { useCan } from '../../shared/session/me.ts';
import { type Found, holds, QUIET } from './finding.ts';

/** Shops and groups of shops, for those who manage shops. */
export function useShopFindings(text: string, isAsked: boolean): Found {
  const t = useT();
  const can = useCan();
  const options = { ...QUIET, enabled: isAsked && can('shop_store') };
  const shops = useCall(shopApi.options, { keyword: text }, options);
  const tree = useCall(shopGroupApi.list, {}, options);
  return {
    groups: [
      {
        key: 'shops',
        label: t('app.palette.shops'),
        findings: (shops.data ?? []).map(({ id, name, groupPath }) => ({
          key: id,
          label: name,
          hint: groupPath,
          to: `/shop?open=${id}`,
        })),
      },
      {
        key: 'groups',
        label: t('app.palette.groups'),
        findings: (tree.data ?? [])
          .filter((group) => group.parentId !== null && holds(group.name, text))
          .map(({ id, name, path }) => ({ key: id, label: name, hint: path, to: `/shop?group=${id}` })),
      },
    ],
    isFetching: shops.isFetching,
  };
}

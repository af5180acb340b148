import { shopGroups, shopOptions } from '@rondo/contract/shop-options';
import { type FindObjects, holds, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';
import { keyOf, queryClient } from '../../shared/http/query.ts';

/** Shops and groups of shops, for those who manage shops. */
export const find: FindObjects = async (text, can) => {
  if (!can('shop_store')) return [];
  const [shops, groups] = await Promise.all([call(shopOptions, { keyword: text }, QUIET), allGroups()]);
  return [
    {
      key: 'shops',
      labelKey: 'app.palette.shops',
      findings: shops.map(({ id, name, groupPath }) => ({
        ...{ key: id, label: name, hint: groupPath },
        to: `/shop?open=${id}`,
      })),
    },
    {
      key: 'groups',
      labelKey: 'app.palette.groups',
      findings: groups
        .filter((group) => group.parentId !== null && holds(group.name, text))
        .map(({ id, name, path }) => ({ key: id, label: name, hint: path, to: `/shop?group=${id}` })),
    },
  ];
};

/** The tree of groups is asked for once while somebody types, milliseconds. */
const TREE_MS = 60_000;

const allGroups = () =>
  queryClient.fetchQuery({
    queryKey: keyOf(shopGroups, {}),
    queryFn: () => call(shopGroups, {}, QUIET),
    staleTime: TREE_MS,
  });

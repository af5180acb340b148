import { shopTags } from '@rondo/contract/shop-options';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useCall } from '../http/query.ts';
import { TagField } from '../ui/form/tag-field.tsx';

/** The tags that stores have, for the `list` of an input in which one is typed; any other can be typed all the same. */
export function useShopTags(): { listId: string; options: ReactNode } {
  const listId = useId();
  const { data = [] } = useCall(shopTags, {}, { part: true });
  const options = (
    <datalist id={listId}>
      {data.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  );
  return { listId, options };
}

/** Tags of stores: those in use are offered. */
export function ShopTagField(props: Omit<ComponentProps<typeof TagField>, 'listId'>) {
  const { listId, options } = useShopTags();
  return (
    <>
      <TagField {...props} listId={listId} />
      {options}
    </>
  );
}

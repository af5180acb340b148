import { LIMIT } from '@rondo/domain/limit';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { useState } from 'react';
import { useT } from '../i18n.tsx';
import { FilterChip } from '../ui/list/filter-chip.tsx';
import { SearchChip } from './search-chip.tsx';
import { useShopTags } from './shop-tags.tsx';
import type { ShopTraitName } from './shop-traits.ts';

interface Props {
  filters: Record<ShopTraitName, string[]>;
  onSet: (filters: Partial<Record<ShopTraitName, string[]>>) => void;
  /** Only those that are asked for already: where a number of another page led here. */
  isGivenOnly?: boolean;
}

/** Stores by tag, manager and format. */
export function ShopTraitChips({ filters, onSet, isGivenOnly = false }: Props) {
  const t = useT();
  const isShown = (name: ShopTraitName) => !isGivenOnly || filters[name].length > 0;
  const { shopTag, managerId, shopFormat } = filters;
  return (
    <>
      {isShown('shopTag') && (
        <FilterChip
          label={t('statistics.filter.shopTag')}
          value={shopTag}
          text={shopTag.length > 1 ? `${shopTag[0]} +${shopTag.length - 1}` : (shopTag[0] ?? '')}
          onChange={(next) => onSet({ shopTag: next })}
          custom={(close) => (
            <TagInput
              onChoose={(tag) => {
                onSet({ shopTag: [...new Set([...shopTag, tag])] });
                close();
              }}
            />
          )}
        />
      )}
      {isShown('managerId') && (
        <SearchChip
          kind="member"
          label={t('statistics.filter.manager')}
          value={managerId}
          onChange={(next) => onSet({ managerId: next })}
        />
      )}
      {isShown('shopFormat') && (
        <FilterChip
          label={t('statistics.filter.shopFormat')}
          multi
          options={SHOP_FORMATS.map((value) => ({ value, label: t(`shop.format.${value}`) }))}
          value={shopFormat}
          onChange={(next) => onSet({ shopFormat: next })}
        />
      )}
    </>
  );
}

/** A tag is typed, those in use are offered. */
export function TagInput({ onChoose }: { onChoose: (tag: string) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const { listId, options } = useShopTags();
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the only thing in the popover that was just opened
        autoFocus
        className="chip-search"
        aria-label={t('shop.filter.tagHint')}
        placeholder={t('shop.filter.tagHint')}
        maxLength={LIMIT.shop.tag}
        list={listId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && text.trim() !== '' && onChoose(text.trim())}
      />
      {options}
    </>
  );
}

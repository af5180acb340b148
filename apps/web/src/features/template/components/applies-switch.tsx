import { LIMIT } from '@rondo/domain/limit';
import { type Applies, EVERYWHERE } from '@rondo/domain/scoring/template';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { MODES } from '@rondo/domain/task';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { ShopTagField } from '../../../shared/inspect/shop-tags.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import type { ItemPart } from './item-part.ts';
import { SwitchRow } from './switch-row.tsx';

/** In which stores and kinds of inspection an item is asked. Where it is not, the report says why. */
export function AppliesSwitch({ item, set, errorOf }: ItemPart) {
  const t = useT();
  const { applies } = item;
  const isNarrowed = Object.values(applies).some((list) => list.length > 0);
  const [isOpen, setOpen] = useState(isNarrowed);
  const change = (patch: Partial<Applies>) => set({ applies: { ...applies, ...patch } });
  const tagsOf = (tags: readonly string[]) =>
    tags.slice(0, LIMIT.shop.tags).map((tag) => [...tag].slice(0, LIMIT.shop.tag).join(''));
  return (
    <SwitchRow
      label={t('template.item.appliesTo')}
      line={t(`template.switchLine.${isNarrowed ? 'appliesSome' : 'appliesAll'}`)}
      isOn={isOpen}
      onChange={(isOn) => {
        setOpen(isOn);
        if (!isOn) set({ applies: EVERYWHERE });
      }}
    >
      <MultiSelectField
        label={t('template.item.formats')}
        value={applies.formats}
        options={SHOP_FORMATS.map((value) => ({ value, label: t(`shop.format.${value}`) }))}
        onChange={(formats) => change({ formats })}
      />
      <ShopTagField
        label={t('template.item.tags')}
        value={applies.tags}
        onChange={(tags) => change({ tags: tagsOf(tags) })}
      />
      <ShopTagField
        label={t('template.item.withoutTags')}
        value={applies.withoutTags}
        onChange={(withoutTags) => change({ withoutTags: tagsOf(withoutTags) })}
        error={errorOf('applies')}
      />
      <MultiSelectField
        label={t('template.item.modes')}
        value={applies.modes}
        options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
        onChange={(modes) => change({ modes })}
      />
    </SwitchRow>
  );
}

import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import type { ReactNode } from 'react';
import { fieldText } from '../../../shared/format/field-text.ts';
import { mapLink } from '../../../shared/format/map-link.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { regionOf } from '../region-of.ts';
import type { ShopDetail } from '../shop-detail.ts';
import type { TypedShopField } from '../shop-draft.ts';
import { FACTS, type FactName } from '../shop-layout.ts';
import { useCustomText, useFieldName, useShopFields } from '../use-shop-fields.ts';

/** What is known of a shop; what nobody filled in is left out, but for what every shop should have. */
export function ShopFacts({ shop, columns = 2 }: { shop: ShopDetail; columns?: 1 | 2 }) {
  const t = useT();
  const factOf = useFactValue(shop);
  const fields = useShopFields();
  const nameOf = useFieldName();
  const textOf = useCustomText();
  const shown = (Object.keys(FACTS) as FactName[]).flatMap((name) => {
    const place = FACTS[name];
    const value = place && factOf(name);
    if (!place || (value === '' && !place.isAlways)) return [];
    const label = t(`shop.field.${name === 'latitude' ? 'place' : name}`);
    return [{ label, value: value || '—', isWide: place.isWide ?? false }];
  });
  const own = fields.flatMap((field) => {
    const value = shop.custom.find(({ fieldId }) => fieldId === field.id)?.value ?? '';
    return value === '' ? [] : [{ label: nameOf(field), value: textOf(field, value) }];
  });
  return <Facts items={[...shown, ...own]} columns={columns} />;
}

/** A field as the drawer says it; '' where nobody filled it in. */
function useFactValue(shop: ShopDetail): (name: FactName) => ReactNode {
  const t = useT();
  const format = useFormat();
  const plain = (name: TypedShopField): string => fieldText(SHOP_FIELDS[name], shop[name], format);
  const onMap = ({ latitude, longitude }: ShopDetail): ReactNode =>
    latitude === null || longitude === null ? (
      ''
    ) : (
      <a href={mapLink(latitude, longitude, format.place.language)} target="_blank" rel="noreferrer">
        {t('task.place.map')}
      </a>
    );
  return (name) => {
    switch (name) {
      case 'group':
        return shop.groupPath;
      case 'city':
        return regionOf(shop);
      case 'latitude':
        return onMap(shop);
      case 'timeZone':
        return shop.timeZone ?? t('shop.detail.companyZone');
      case 'tags':
        return format.list(shop.tags);
      case 'format':
      case 'hours':
      case 'specialDays':
        return '';
      default:
        return plain(name);
    }
  };
}

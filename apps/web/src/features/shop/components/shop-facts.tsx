import type { ReactNode } from 'react';
import { mapLink } from '../../../shared/format/map-link.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { regionOf } from '../region-of.ts';
import type { ShopDetail } from '../shop-detail.ts';

/** What is known of a shop; what nobody filled in is left out, but for what every shop should have. */
export function ShopFacts({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const format = useFormat();
  const day = (value: string | null): string => (value ? format.day(`${value}T12:00:00Z`) : '');
  const map =
    shop.latitude === null || shop.longitude === null
      ? ''
      : mapLink(shop.latitude, shop.longitude, format.place.language);
  const onMap = map && (
    <a href={map} target="_blank" rel="noreferrer">
      {t('task.place.map')}
    </a>
  );
  const facts: [Fact['label'], ReactNode, { always?: boolean; isWide?: boolean }?][] = [
    [t('shop.field.code'), shop.code ?? '', { always: true }],
    [t('shop.field.group'), shop.groupPath, { always: true }],
    [t('shop.field.phone'), shop.phone, { always: true }],
    [t('shop.field.openedOn'), day(shop.openedOn)],
    [t('shop.field.city'), regionOf(shop)],
    [t('shop.field.place'), onMap],
    [t('shop.field.areaM2'), shop.areaM2 === null ? '' : format.count(shop.areaM2)],
    [t('shop.field.timeZone'), shop.timeZone ?? t('shop.detail.companyZone')],
    [t('shop.field.address'), shop.address, { always: true, isWide: true }],
    [t('shop.field.tags'), format.list(shop.tags), { isWide: true }],
    [t('shop.field.remarks'), shop.remarks, { isWide: true }],
  ];
  const shown = facts.filter(([, value, about]) => value !== '' || about?.always);
  return (
    <Facts
      items={shown.map(([label, value, about]) => ({ label, value: value || '—', isWide: about?.isWide ?? false }))}
    />
  );
}

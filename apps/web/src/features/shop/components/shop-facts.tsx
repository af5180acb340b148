import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import type { ShopDetail } from '../shop-detail.ts';

/** What is known of a shop; what nobody filled in is left out, but for what every shop should have. */
export function ShopFacts({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const format = useFormat();
  const day = (value: string | null): string => (value ? format.day(`${value}T12:00:00Z`) : '');
  const place = shop.latitude !== null && shop.longitude !== null ? `${shop.latitude}, ${shop.longitude}` : '';
  const region = [shop.province, shop.city, shop.district].filter(Boolean).join(' ');
  const facts: [Fact['label'], string, { always?: boolean; isWide?: boolean }?][] = [
    [t('shop.field.code'), shop.code ?? '', { always: true }],
    [t('shop.field.group'), shop.groupPath, { always: true }],
    [t('shop.field.phone'), shop.phone, { always: true }],
    [t('shop.field.openedOn'), day(shop.openedOn)],
    [t('shop.field.city'), region],
    [t('shop.field.place'), place],
    [t('shop.field.areaM2'), shop.areaM2 === null ? '' : format.count(shop.areaM2)],
    [t('shop.field.timeZone'), shop.timeZone ?? t('shop.detail.companyZone')],
    [t('shop.field.address'), shop.address, { always: true, isWide: true }],
    [t('shop.field.tags'), shop.tags.join(', '), { isWide: true }],
    [t('shop.field.remarks'), shop.remarks, { isWide: true }],
  ];
  const shown = facts.filter(([, value, about]) => value !== '' || about?.always);
  return (
    <Facts
      items={shown.map(([label, value, about]) => ({ label, value: value || '—', isWide: about?.isWide ?? false }))}
    />
  );
}

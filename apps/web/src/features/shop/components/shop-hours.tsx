import { useT } from '../../../shared/i18n.tsx';
import type { ShopDetail } from '../shop-detail.ts';

/** Weekdays in the order of the hours. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The hours of a week. What ends before it begins ends on the next day. */
export function ShopHours({ hours }: { hours: ShopDetail['hours'] }) {
  const t = useT();
  if (hours.length === 0) return <p className="meta">{t('shop.detail.noHours')}</p>;
  const text = ({ from, to }: { from: string; to: string }): string =>
    `${from}–${to}${to <= from ? ` ${t('shop.hours.nextDay')}` : ''}`;
  return (
    <dl className="shop-hours">
      {DAYS.map((day, index) => (
        <div key={day} style={{ display: 'contents' }}>
          <dt>{t(`shop.hours.day.${day}`)}</dt>
          <dd className="num">{(hours[index] ?? []).map(text).join(', ') || t('shop.hours.closed')}</dd>
        </div>
      ))}
    </dl>
  );
}

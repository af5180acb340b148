import { isOpenAt, weekdayOf } from '@rondo/domain/business-hours';
import { wallClock } from '@rondo/domain/civil-time';
import { listText } from '../../../shared/format/list.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { hoursLines } from '../hours-lines.ts';
import type { ShopDetail } from '../shop-detail.ts';

/** The hours of a week, equal days in one line. What ends before it begins ends on the next day. */
export function ShopHours({ hours }: { hours: ShopDetail['hours'] }) {
  const t = useT();
  if (hours.length === 0) return <p className="meta">{t('shop.detail.noHours')}</p>;
  return (
    <dl className="shop-hours">
      {linesOf(hours, t).map(({ days, times }) => (
        <div key={days} style={{ display: 'contents' }}>
          <dt>{days}</dt>
          <dd className="num">{times}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the store is open at this moment, by its own clock; nothing where nobody told its hours. */
export function OpenNow({ shop }: { shop: Pick<ShopDetail, 'state' | 'hours' | 'timeZone'> }) {
  const t = useT();
  const { place } = useFormat();
  if (shop.state !== 'open' || shop.hours.length === 0) return null;
  const { date, minute } = wallClock(new Date(), shop.timeZone ?? place.timeZone);
  const isOpen = isOpenAt(shop.hours, weekdayOf(date), minute);
  return <span className="meta">{t(isOpen ? 'shop.hours.openNow' : 'shop.hours.closedNow')}</span>;
}

/** The hours of a week in one line. */
export const weekHoursWords = (hours: ShopDetail['hours'], t: Translate): string =>
  listText(
    t,
    linesOf(hours, t).map(({ days, times }) => `${days} ${times}`),
  );

/** Days in a row with the same hours, and those hours, in words. */
function linesOf(hours: ShopDetail['hours'], t: Translate): { days: string; times: string }[] {
  const text = ({ from, to }: { from: string; to: string }): string =>
    `${from}–${to}${to <= from ? ` ${t('shop.hours.nextDay')}` : ''}`;
  return hoursLines(hours).map(({ from, to, intervals }) => {
    const [first, last] = [t(`shop.hours.day.${from}`), t(`shop.hours.day.${to}`)];
    return {
      days: from === to ? first : t('shop.hours.days', { from: first, to: last }),
      times: listText(t, intervals.map(text)) || t('shop.hours.closed'),
    };
  });
}

import { type Interval, isOpenOn } from '@rondo/domain/business-hours';
import { wallClock } from '@rondo/domain/civil-time';
import { listText } from '../../../shared/format/list.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { hoursLines } from '../hours-lines.ts';
import type { ShopDetail } from '../shop-detail.ts';
import './shop-face.css';

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

/** Whether the store is open at this moment, by its own clock, its week and its special days; nothing where nobody told its hours. */
export function OpenNow({ shop }: { shop: Pick<ShopDetail, 'state' | 'hours' | 'specialDays' | 'timeZone'> }) {
  const t = useT();
  const { place } = useFormat();
  const now = wallClock(new Date(), shop.timeZone ?? place.timeZone);
  const isOpen = shop.state === 'open' ? isOpenOn(shop.hours, shop.specialDays, now) : null;
  if (isOpen === null) return null;
  const special = shop.specialDays.find(({ from, to }) => from <= now.date && now.date <= to);
  return (
    <span className="shop-open-now">
      <Pill tone={isOpen ? 'ok' : 'mute'}>{t(isOpen ? 'shop.hours.openNow' : 'shop.hours.closedNow')}</Pill>
      {special && <span className="meta">{t('shop.hours.today', { name: special.name })}</span>}
    </span>
  );
}

/** The special days that are not over, by the store's own calendar. */
export function ComingSpecialDays({ shop }: { shop: Pick<ShopDetail, 'specialDays' | 'timeZone'> }) {
  const t = useT();
  const format = useFormat();
  const today = wallClock(new Date(), shop.timeZone ?? format.place.timeZone).date;
  const coming = shop.specialDays.filter(({ to }) => to >= today);
  if (coming.length === 0) return null;
  const day = (on: string) => format.day(`${on}T12:00:00Z`);
  return (
    <>
      <h4 className="shop-special-title">{t('shop.special.coming')}</h4>
      <dl className="shop-hours">
        {coming.map(({ name, from, to, intervals }) => (
          <div key={from} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className="num">
              {from === to ? day(from) : `${day(from)} – ${day(to)}`} · {timesOf(intervals, t)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Special days in one line. */
export const specialDaysWords = (days: ShopDetail['specialDays'], t: Translate): string =>
  listText(
    t,
    days.map(
      ({ name, from, to, intervals }) => `${name} ${from}${from === to ? '' : `–${to}`} ${timesOf(intervals, t)}`,
    ),
  );

/** The hours of a week in one line. */
export const weekHoursWords = (hours: ShopDetail['hours'], t: Translate): string =>
  listText(
    t,
    linesOf(hours, t).map(({ days, times }) => `${days} ${times}`),
  );

/** Days in a row with the same hours, and those hours, in words. */
function linesOf(hours: ShopDetail['hours'], t: Translate): { days: string; times: string }[] {
  return hoursLines(hours).map(({ from, to, intervals }) => {
    const [first, last] = [t(`shop.hours.day.${from}`), t(`shop.hours.day.${to}`)];
    return {
      days: from === to ? first : t('shop.hours.days', { from: first, to: last }),
      times: timesOf(intervals, t),
    };
  });
}

/** The stretches of a day in words; what ends before it begins ends on the next day. */
function timesOf(intervals: readonly Interval[], t: Translate): string {
  const text = ({ from, to }: Interval) => `${from}–${to}${to <= from ? ` ${t('shop.hours.nextDay')}` : ''}`;
  return listText(t, intervals.map(text)) || t('shop.hours.closed');
}

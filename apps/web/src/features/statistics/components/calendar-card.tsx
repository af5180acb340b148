import { anyOf } from '@rondo/contract/kit/endpoint';
import { planShopRows } from '@rondo/contract/statistics-rows';
import { addDays } from '@rondo/domain/civil-time';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { HeatGrid } from '../../../shared/ui/chart/heat-grid.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import type { ShopOverview } from '../use-shop-cards.ts';
import { mondayOf, WEEKDAYS } from '../weekdays.ts';

/** Who may open the map of stores (section 5). */
const MAP_CODES = anyOf('shop');

/** How many stores were inspected on each day, a column a week; a cell opens its stores. */
export function CalendarCard({ overview: { calendar }, asked }: { overview: ShopOverview; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const linkOf = useRowsLink();
  const title = t('shopInspection.calendar.title');
  const weeks = [...new Set(calendar.map(({ day }) => mondayOf(day)))];
  const high = Math.max(0, ...calendar.map(({ inspectedShops }) => inspectedShops));
  const cellOf = (week: string, weekday: number) => {
    const on = addDays(week, weekday);
    const found = calendar.find(({ day }) => day === on);
    const [count, open] = [found?.inspectedShops ?? 0, found?.openShops ?? 0];
    const said = t('shopInspection.calendar.cell', { day: format.day(noonOf(on)), count, open });
    return {
      value: count === 0 ? null : count,
      text: count === 0 ? '' : format.short(count),
      said: found ? said : '',
      to: count > 0 ? linkOf(planShopRows(asked, { from: on, to: on, coverage: 'inspected' })) : undefined,
    };
  };
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
        {can(MAP_CODES) && (
          <span className="meta">
            <Link to="/shopmap?measure=inspected">{t('shopInspection.calendar.map')}</Link>
          </span>
        )}
      </header>
      <HeatGrid
        label={title}
        rowTitle={t('shopInspection.calendar.weekday')}
        columns={weeks.map((week) => ({ key: week, title: format.day(noonOf(week)) }))}
        rows={WEEKDAYS.map((day, index) => ({
          key: day,
          title: t(`shop.hours.day.${day}`),
          cells: weeks.map((week) => cellOf(week, index)),
        }))}
        range={{ low: 0, high }}
      />
    </section>
  );
}

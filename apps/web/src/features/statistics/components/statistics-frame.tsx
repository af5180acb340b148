import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { type Asked, COMMON_FILTERS, type CommonFilters } from '../filter.ts';
import { STATISTICS_TABS, type StatisticsTab } from '../tabs.ts';
import { ClosingDay } from './closing-day.tsx';
import { MonthClose } from './month-close.tsx';
import { Stamp } from './stamp.tsx';
import { StatisticsFilters } from './statistics-filters.tsx';
import './statistics.css';

interface Props {
  tab: StatisticsTab;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** Filters of a tab that is asked something else, and what of them the other tabs are asked too. */
  own?: { filters: ReactNode; kept: Partial<CommonFilters> };
  /** Left out where figures are frozen. */
  live?: {
    filters: CommonFilters;
    asked: Asked;
    onSet: (filters: Partial<CommonFilters>) => void;
    /** Part of the address could not be used. */
    isCut: boolean;
    /** Until when figures are right; undefined until it is known. */
    until: string | null | undefined;
    /** Where the figures can be asked for as they were when their months were closed. */
    onBasis?: (basis: 'closed' | null) => void;
  };
}

/** The frame of all statistics pages: heading with the stamp, tabs, and the filters they share. */
export function StatisticsFrame({ tab, title, actions, live, own, children }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const isPhone = useNarrow();
  const stamp = live?.until !== undefined && <Stamp until={live.until} />;
  return (
    <ListPage
      title={title}
      meta={!isPhone && stamp}
      actions={actions}
      tabs={STATISTICS_TABS.map(({ key }) => ({ key, label: t(`statistics.tab.${key}`) }))}
      tab={tab}
      onTab={(key) => {
        const path = STATISTICS_TABS.find((one) => one.key === key)?.path;
        if (path && key !== tab) void navigate(addressOf(path, live ? kept(live.filters) : (own?.kept ?? {})));
      }}
      {...(live ? { filters: <StatisticsFilters filters={live.filters} asked={live.asked} onSet={live.onSet} /> } : {})}
      {...(own ? { filters: own.filters } : {})}
    >
      {live?.isCut && <p className="statistics-notice">{t('statistics.cut')}</p>}
      {isPhone && stamp && <p className="meta statistics-stamp">{stamp}</p>}
      {live && tab !== 'taskStatistics' && (
        <div className="statistics-close">
          <MonthClose asked={live.asked} onBasis={live.onBasis} />
          {live.onBasis && <ClosingDay />}
        </div>
      )}
      {children}
    </ListPage>
  );
}

/** The other pages are asked the same; the list that a number opened stays behind. */
const kept = (filters: CommonFilters): Partial<CommonFilters> =>
  Object.fromEntries(COMMON_FILTERS.filter((name) => name !== 'rows').map((name) => [name, filters[name]]));

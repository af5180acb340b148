import { checkInApi } from '@rondo/contract/check-in';
import { MapPinCheck, QrCode, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { CheckInCard } from '../components/check-in-card.tsx';
import { useCheckInColumns } from '../components/check-in-columns.tsx';
import { CheckInFilters } from '../components/check-in-filters.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const CheckInDrawer = lazyAtTouch(() => import('../components/check-in-drawer.tsx'));

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Check-ins, those with a doubt unless all are asked for: the list, one of them open at the right. The ways to the settings and to the codes of stores stand above. */
export default function CheckInPage() {
  const t = useT();
  const maySet = useCan()('x_company_setting');
  const list = useList({
    name: 'checkIn',
    endpoint: checkInApi.list,
    params: useListParams({ filters: FILTERS, sort: '-at' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useCheckInColumns(),
  });
  const ways = (
    <>
      <Link className="button" to="/inspect/checkIn/code">
        <QrCode {...ICON} />
        {t('checkIn.toCode')}
      </Link>
      {maySet && (
        <Link className="button" to="/inspect/checkIn/settings">
          <Settings {...ICON} />
          {t('checkIn.toSettings')}
        </Link>
      )}
    </>
  );
  return (
    <TablePage
      list={list}
      title={t('checkIn.title')}
      actions={ways}
      filters={(bar) => <CheckInFilters {...bar} />}
      nameOf={(row) => `${row.shop.name} ${row.member.name}`}
      card={(row) => <CheckInCard row={row} />}
      empty={{ noun: t('checkIn.noun'), icon: MapPinCheck, nothingYet: t('checkIn.nothingYet') }}
      drawer={(row) => <CheckInDrawer {...row} />}
    />
  );
}

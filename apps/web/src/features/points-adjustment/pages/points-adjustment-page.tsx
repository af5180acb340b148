import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { Plus, Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useAppState } from '../../../shared/session/app-state.ts';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { WaitingBanner } from '../../points/index.ts';
import { targetWords } from '../adjustment-words.ts';
import { AdjustmentCard } from '../components/adjustment-card.tsx';
import { useAdjustmentColumns } from '../components/adjustment-columns.tsx';
import { AdjustmentFilters } from '../components/adjustment-filters.tsx';
import { AdjustmentForm } from '../components/adjustment-form.tsx';
import { SecondPerson } from '../components/second-person.tsx';
import { askedOf, FILTERS, filterLabels, inputOf } from '../list-input.ts';

const AdjustmentDrawer = lazyAtTouch(() => import('../components/adjustment-drawer.tsx'));

/** Points by hand (product 13, manage); whoever may not give and take them is told who does, and where theirs stand. */
export default function PointsAdjustmentPage() {
  const t = useT();
  if (useCan()('x_points_adjust')) return <Adjustments />;
  return (
    <ListPage title={t('pointsAdjustment.title')}>
      <EmptyState
        kind="no-permission"
        icon={Scale}
        title={t('pointsAdjustment.others.title')}
        actions={
          <Link className="button" to="/score/scoreList">
            {t('points.ledger')}
          </Link>
        }
      >
        {t('pointsAdjustment.others.text')}
      </EmptyState>
    </ListPage>
  );
}

/** What was given and taken, and what waits for a second person. */
function Adjustments() {
  const t = useT();
  const can = useCan();
  const format = useFormat();
  const params = useListParams({ filters: FILTERS, sort: '-created' });
  const list = useList({
    name: 'pointsAdjustment',
    endpoint: pointsAdjustmentApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useAdjustmentColumns(),
  });
  const waiting = useAppState((state) => state.pointsToConfirmCount);
  const [isMaking, setMaking] = useState(false);
  useAskedDialog((asked) => asked === 'create' && setMaking(true));
  const create = (
    <Button look="primary" icon={Plus} onPress={() => setMaking(true)}>
      {t('pointsAdjustment.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        list={list}
        title={t('pointsAdjustment.title')}
        actions={
          <>
            {can('x_record_export') && (
              <ExportMenu
                title={t('pointsAdjustment.title')}
                filters={askedOf(params)}
                count={(of) => call(pointsAdjustmentApi.list, of)}
                save={(of) => saveAnswer(pointsAdjustmentApi.export, of)}
                start={(of) => call(pointsAdjustmentApi.startExport, of)}
              />
            )}
            {create}
          </>
        }
        above={
          waiting > 0 &&
          params.filters.toConfirm[0] !== 'true' && (
            <WaitingBanner
              words={t('pointsAdjustment.waiting', { count: waiting })}
              to="/score/manage?toConfirm=true"
            />
          )
        }
        filters={(bar) => (
          <AdjustmentFilters
            {...bar}
            right={
              <>
                <SecondPerson />
                {bar.right}
              </>
            }
          />
        )}
        nameOf={(row) => `${row.number} ${targetWords(t, row, format.list)}`}
        card={(row) => <AdjustmentCard row={row} />}
        empty={{
          ...{ noun: t('pointsAdjustment.noun'), icon: Scale, actions: create },
          nothingYet: t('pointsAdjustment.nothingYet'),
        }}
        drawer={(row) => <AdjustmentDrawer {...row} />}
      />
      {isMaking && <AdjustmentForm onClose={() => setMaking(false)} />}
    </>
  );
}

import { type RecordDetail, type RecordRow, recordApi } from '@rondo/contract/record';
import { COMPARED_MOST } from '@rondo/domain/compared-records';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { RecordLevel } from '../components/record-level.tsx';
import './compare.css';

/** Listed at once, newest first; a search finds the others. */
const LISTED = 20;

/** Of which reports others are looked for. */
export type Of = readonly Pick<RecordDetail, 'id' | 'template' | 'shop'>[];

interface Props {
  of: Of;
  onClose: () => void;
  onChosen: (ids: string[]) => void;
}

/** Reports of the same template, first those of the same store. */
export function PickReports({ of, onClose, onChosen }: Props) {
  const t = useT();
  const [where, setWhere] = useState<'shop' | 'all'>('shop');
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const room = COMPARED_MOST - of.length - chosen.length;
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <ConfirmDialog
      title={t('record.compare.pick')}
      verb={t('record.compare.chosen', { count: of.length + chosen.length })}
      isSheet
      isDisabled={chosen.length === 0}
      onConfirm={() => onChosen([...chosen])}
      onClose={onClose}
    >
      <div className="compare-pick">
        <p className="meta">{t('record.compare.pickHint', { most: COMPARED_MOST })}</p>
        <div className="compare-bar">
          <Segment
            label={t('record.column.shop')}
            isSmall
            options={[
              { value: 'shop', label: t('record.compare.sameShop') },
              { value: 'all', label: t('record.compare.anyShop') },
            ]}
            value={where}
            onChange={setWhere}
          />
          <SearchField label={t('record.filter.search')} value={keyword} onChange={setKeyword} />
        </div>
        <Found of={of} where={where} keyword={keyword} chosen={chosen} isFull={room <= 0} onToggle={toggle} />
      </div>
    </ConfirmDialog>
  );
}

interface FoundProps {
  of: Of;
  where: 'shop' | 'all';
  keyword: string;
  chosen: readonly string[];
  /** No more can be chosen. */
  isFull: boolean;
  onToggle: (id: string, isChosen: boolean) => void;
}

function Found({ of, where, keyword, chosen, isFull, onToggle }: FoundProps) {
  const t = useT();
  const shops = [...new Set(of.map(({ shop }) => shop.id))];
  const { data, isLoadingError, error, refetch } = useCall(
    recordApi.list,
    {
      size: LISTED,
      keyword,
      templateId: of.slice(0, 1).map(({ template }) => template.id),
      shopId: where === 'shop' ? shops : undefined,
    },
    { keepPrevious: true },
  );
  if (isLoadingError) return <LoadFailure noun={t('record.noun')} failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const rows = data.list.filter(({ id }) => of.every((one) => one.id !== id));
  if (rows.length === 0) return <p className="meta">{t('record.compare.noneToPick')}</p>;
  return (
    <>
      <ul>
        {rows.map((row) => {
          const isChosen = chosen.includes(row.id);
          return (
            <li key={row.id}>
              <Checkbox
                label={`${row.number} ${row.shop.name}`}
                isChecked={isChosen}
                isDisabled={isFull && !isChosen}
                onChange={(is) => onToggle(row.id, is)}
              >
                <ReportLine row={row} />
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {data.total > data.list.length && (
        <p className="meta">{t('record.compare.more', { count: data.total - data.list.length })}</p>
      )}
    </>
  );
}

function ReportLine({ row }: { row: RecordRow }) {
  const format = useFormat();
  return (
    <span className="compare-pick-row">
      <span>
        <strong>{row.shop.name}</strong>
        <Rate result={row} />
        <RecordLevel row={row} />
      </span>
      <span className="meta num">
        {row.number} · {format.dateTime(row.submittedAt)} · {row.inspector.name}
      </span>
    </span>
  );
}

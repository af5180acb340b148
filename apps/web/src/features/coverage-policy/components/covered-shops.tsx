import { type CoveragePolicyDetail, type CoveredShop, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { COVERAGE_STATES, type CoverageState } from '@rondo/domain/coverage';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

const ALL = 'all';
const SIZE = 20;

interface Props {
  policy: CoveragePolicyDetail;
  shown: CoverageState | null;
  onShow: (state: CoverageState | null) => void;
}

/** The stores of a policy by how they stand, those that wait longest first. */
export function CoveredShops({ policy, shown, onShow }: Props) {
  const t = useT();
  const { counts } = policy;
  const all = COVERAGE_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <Segment
        label={t('coveragePolicy.shopsOf')}
        options={[
          { value: ALL, label: `${t('coveragePolicy.all')} ${all}` },
          ...COVERAGE_STATES.map((value) => ({ value, label: `${t(`state.coverage.${value}`)} ${counts[value]}` })),
        ]}
        value={shown ?? ALL}
        onChange={(value) => onShow(COVERAGE_STATES.find((state) => state === value) ?? null)}
        isWide
      />
      <p className="meta coverage-explained">{t('coveragePolicy.explain')}</p>
      <Rows key={shown ?? ALL} policy={policy} shown={shown} />
    </>
  );
}

function Rows({ policy, shown }: Omit<Props, 'onShow'>) {
  const t = useT();
  const [page, setPage] = useState(1);
  const asked = { id: policy.id, page, size: SIZE, ...(shown ? { state: [shown] } : {}) };
  const { data, isError, error, refetch } = useCall(coveragePolicyApi.shops, asked, { part: true, keepPrevious: true });
  if (!data && isError)
    return (
      <div role="alert">
        <p className="field-error">{failureWords(error)}</p>
        <button type="button" className="button button-small" onClick={() => void refetch()}>
          {t('ui.retry')}
        </button>
      </div>
    );
  if (!data) return <SkeletonRows rows={4} />;
  if (data.list.length === 0) return <p className="meta">{t('coveragePolicy.noShops')}</p>;
  return (
    <>
      <ul className="coverage-policy-shops">
        {data.list.map((row) => (
          <Shop key={row.shop.id} row={row} needed={policy.atLeast} />
        ))}
      </ul>
      {(page > 1 || data.next !== null) && (
        <ListFooter
          total={data.total}
          isCapped={data.totalIsCapped}
          hasMore={data.next !== null}
          page={page}
          size={SIZE}
          onChange={setPage}
        />
      )}
    </>
  );
}

function Shop({ row, needed }: { row: CoveredShop; needed: number }) {
  const t = useT();
  const format = useFormat();
  const { shop, groupPath, state, made, madeBefore, lastAt } = row;
  return (
    <li>
      <span className="coverage-policy-line">
        <Link to={`/shop?open=${shop.id}`} className="ellipsis" title={`${shop.name} · ${groupPath}`}>
          {shop.name}
        </Link>
        <StateLabel object="coverage" state={state} />
      </span>
      <span className="meta">
        {t('coveragePolicy.made', { made, needed, before: madeBefore })} ·{' '}
        {lastAt ? t('coveragePolicy.lastAt', { time: format.dateTime(lastAt) }) : t('coveragePolicy.never')}
      </span>
    </li>
  );
}

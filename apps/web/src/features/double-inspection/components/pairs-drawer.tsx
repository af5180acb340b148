import { doubleInspectionApi, type PairRow } from '@rondo/contract/double-inspection';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { DetailDrawer } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { type Asked, SHOWN, type Shown } from '../filter.ts';

const SIZE = 20;

interface Props {
  title: string;
  asked: Asked & { itemId?: string; inspectorId?: string };
  shown: Shown;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

/** The pairs behind a number, each with both records and what they differ in. */
export default function PairsDrawer({ title, asked, shown, onShow, onClose }: Props) {
  const t = useT();
  return (
    <DetailDrawer label={title} objectId={title} onClose={onClose}>
      <h2 className="agreement-title">{title}</h2>
      <Segment
        label={title}
        options={[
          { value: 'all', label: t('doubleInspection.all') },
          { value: 'agreed', label: t('doubleInspection.agreed') },
          { value: 'differing', label: t('doubleInspection.differing') },
        ]}
        value={shown}
        onChange={(value) => onShow(SHOWN.find((one) => one === value) ?? 'all')}
        isWide
      />
      <Rows key={`${shown} ${title}`} asked={asked} shown={shown} />
    </DetailDrawer>
  );
}

function Rows({ asked, shown }: Pick<Props, 'asked' | 'shown'>) {
  const t = useT();
  const [page, setPage] = useState(1);
  const agreed = shown === 'all' ? {} : { agreed: shown === 'agreed' };
  const question = { ...asked, ...agreed, page, size: SIZE };
  const { data, isError, error, refetch } = useCall(doubleInspectionApi.pairs, question, {
    part: true,
    keepPrevious: true,
  });
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
  if (data.list.length === 0) return <p className="meta agreement-none">{t('doubleInspection.noPairs')}</p>;
  return (
    <>
      <ul className="agreement-pairs">
        {data.list.map((row) => (
          <Pair key={row.id} row={row} />
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

function Pair({ row }: { row: PairRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <li>
      <div className="agreement-pair-head">
        <strong className="ellipsis" title={row.shop.name}>
          {row.shop.name}
        </strong>
        <span className="meta num">{format.day(`${row.businessOn}T12:00:00Z`)}</span>
      </div>
      <span className="meta">{row.template.name}</span>
      {(['first', 'second'] as const).map((which) => (
        <span key={which} className="agreement-side">
          <span className="meta">{t(`doubleInspection.${which}`)}</span>
          <span className="ellipsis">{row[which].inspector.name}</span>
          <Link className="num" to={objectLink('record', row[which].recordId)}>
            {row[which].number}
          </Link>
          <span className="num">
            {format.percent(row[which].ratePercent === null ? null : row[which].ratePercent / 100)}
          </span>
        </span>
      ))}
      <span>{t('doubleInspection.agree', { agreed: row.agreed, items: row.items })}</span>
      {row.differences.map((one) => (
        <span key={one.itemId} className="agreement-difference">
          <span className="ellipsis" title={one.name}>
            {one.name}
          </span>
          <span className="meta">
            {t(`doubleInspection.finding.${one.first}`)} → {t(`doubleInspection.finding.${one.second}`)}
          </span>
        </span>
      ))}
    </li>
  );
}

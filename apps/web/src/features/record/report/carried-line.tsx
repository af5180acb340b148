import type { RecordDetail } from '@rondo/contract/record';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';

/** Of a re-inspection of what failed: how many items were inspected anew, and how many answers are whose. */
export function CarriedLine({ record }: { record: Pick<RecordDetail, 'items' | 'carried'> }) {
  const t = useT();
  const carried = record.items.filter((item) => item.carriedFrom !== null).length;
  if (carried === 0) return null;
  return (
    <p className="report-sentence num">
      {t('record.carried.line', { anew: record.items.length - carried, carried })}
      {record.carried.map(({ recordId, number, items, isVoid }, index) => (
        <Fragment key={recordId}>
          {index > 0 && ' · '}
          <Link to={objectLink('record', recordId)}>
            {t(isVoid ? 'record.carried.voided' : 'record.carried.source', { number, count: items })}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

import { shopApi } from '@rondo/contract/shop';
import { addDays } from '@rondo/domain/civil-time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import './shop-face.css';

/** Twelve months of levels, a line a template: the last level of each month, and how many inspections, which open. */
export function LevelStrip({ shopId }: { shopId: string }) {
  const t = useT();
  const mayList = useCan()('record_select');
  const { data, isLoadingError, error, refetch } = useCall(shopApi.levels, { id: shopId }, { part: true });
  if (isLoadingError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} />;
  if (data.templates.length === 0) return <p className="meta">{t('shop.face.levelsNone')}</p>;
  return (
    <div className="level-strip">
      <table>
        <thead>
          <tr>
            <td />
            {data.months.map((month) => (
              <th key={month} scope="col" className="meta num">
                {Number(month.slice(5))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.templates.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" title={name}>
                <span className="ellipsis">{name}</span>
              </th>
              {cells.map(({ month, count, level, redLines }) => (
                <td key={month}>
                  {count > 0 && (
                    <Opened
                      to={mayList ? recordsOf(shopId, id, month) : null}
                      label={t('shop.face.cell', { template: name, month, count })}
                    >
                      <Level level={level} redLines={redLines} bare />
                      <span className="num">{count}</span>
                    </Opened>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell opens its records, for who may open the list of records. */
function Opened({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to !== null) {
    return (
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <span className="level-cell" title={label}>
      {children}
    </span>
  );
}

/** The records a cell counts. */
function recordsOf(shopId: string, templateId: string, month: string): string {
  const to = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
  return addressOf('/inspect/record', { shopId, templateId, state: 'effective', from: `${month}-01`, to });
}

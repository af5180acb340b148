import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Spark } from '../../../shared/ui/chart/spark.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import { ShopLevel } from '../shop-level.tsx';

/** The last effective inspections: the line of their scores, then each with its level. */
export function RecentInspections({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const format = useFormat();
  const { recent } = shop;
  if (recent.length === 0) return <p className="meta">{t('shop.detail.noRecent')}</p>;
  const oldestFirst = recent.toReversed().map((one) => one.ratePercent ?? one.score);
  const scores = oldestFirst.map((score) => format.score(score)).join(', ');
  return (
    <>
      <div className="shop-section-line">
        <span className="recent-trend">
          <Spark values={oldestFirst} width={240} height={40} />
          <span className="visually-hidden">{t('shop.detail.scoreLine', { count: recent.length, scores })}</span>
        </span>
        <Link to={`/inspect/record?shopId=${shop.id}`}>{t('shop.detail.records')}</Link>
      </div>
      <ul className="recent-list">
        {recent.map((one) => (
          <li key={one.recordId} className="recent-row">
            <span className="num meta">{format.day(one.submittedAt)}</span>
            <Link
              to={objectLink('record', one.recordId)}
              className="ellipsis"
              title={`${one.number} ${one.templateName}`}
            >
              {one.templateName}
            </Link>
            {one.levelRank !== null && one.levelCount !== null ? (
              <ShopLevel
                rank={one.levelRank}
                count={one.levelCount}
                name={one.levelName}
                {...(one.redLines > 0 ? { redLine: t('state.severity.red_line') } : {})}
              />
            ) : (
              <span className="st meta">—</span>
            )}
            <span className="num">{format.score(one.score)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

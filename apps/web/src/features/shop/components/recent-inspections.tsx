import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Spark } from '../../../shared/ui/chart/spark.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import type { ShopDetail } from '../shop-detail.ts';

/** The last effective inspections: the line of their scores, then each with its level. */
export function RecentInspections({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const format = useFormat();
  const { recent } = shop;
  if (recent.length === 0) return <p className="meta">{t('shop.detail.noRecent')}</p>;
  const oldestFirst = recent.toReversed().map((one) => one.ratePercent);
  const scores = format.list(oldestFirst.map((rate) => format.percent(rate === null ? null : rate / 100)));
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
            <Level level={one.level} redLines={one.redLines} />
            <Rate result={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

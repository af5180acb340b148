import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { openRectificationsOf } from '../../../shared/inspect/open-rectifications.ts';
import { objectLink } from '../../../shared/links.ts';
import { useCan } from '../../../shared/session/me.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { LastScore } from './shop-columns.tsx';
import './shop-face.css';

/** What somebody looks at first: the last inspection and how long ago it was, what is left to fix. Each opens its rows. */
export function ShopFigures({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const format = useFormat();
  const mayList = useCan()('issue_select');
  const [last] = shop.recent;
  const count = format.count(shop.openRectifications);
  return (
    <dl className="shop-figures">
      <div>
        <dt>{t('shop.page.lastRate')}</dt>
        <dd>
          {last && last.submittedAt === shop.lastInspectedAt ? (
            <Link to={objectLink('record', last.recordId)}>
              <LastScore shop={shop} />
            </Link>
          ) : (
            <LastScore shop={shop} />
          )}
          <span className="meta">{shop.lastInspectedAt ? format.ago(shop.lastInspectedAt) : t('shop.never')}</span>
        </dd>
      </div>
      <div>
        <dt>{t('shop.page.toFix')}</dt>
        <dd className="num">
          {mayList && shop.openRectifications > 0 ? <Link to={openRectificationsOf(shop.id)}>{count}</Link> : count}
        </dd>
      </div>
    </dl>
  );
}

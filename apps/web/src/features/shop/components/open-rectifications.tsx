import { rectificationApi } from '@rondo/contract/rectification';
import { rectificationMachine } from '@rondo/domain/rectification';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { openRectificationsOf } from '../../../shared/inspect/open-rectifications.ts';
import { objectLink } from '../../../shared/links.ts';
import { useCan } from '../../../shared/session/me.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import './shop-face.css';

/** What is left to fix at a store: its number, and the first that are due. */
export function OpenRectifications({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const format = useFormat();
  const mayList = useCan()('issue_select');
  const count = shop.openRectifications;
  const { data } = useCall(
    rectificationApi.list,
    { tab: 'all', shopId: [shop.id], state: [...rectificationMachine.open], sort: 'deadline', size: 10 },
    { part: true, enabled: mayList && count > 0 },
  );
  if (count === 0) return <p className="meta">{t('shop.detail.noRectifications')}</p>;
  return (
    <>
      <p className="shop-section-line">
        <strong className="num">{t('shop.detail.openRectifications', { count })}</strong>
        <Link to={openRectificationsOf(shop.id)}>{t('shop.detail.show')}</Link>
      </p>
      <ul className="recent-list">
        {data?.list.map((one) => (
          <li key={one.id} className="shop-open-row">
            <Link to={objectLink('rectification', one.id)} className="ellipsis" title={one.title}>
              {one.title}
            </Link>
            <StateLabel object="rectification" state={one.state} />
            <span className="meta num" data-late={one.isOverdue}>
              {format.day(one.deadlineAt)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

import { memberApi } from '@rondo/contract/member';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';

/** How many members see the store, for who may list them; the number opens them. */
export function PeopleInScope({ shopId }: { shopId: string }) {
  const t = useT();
  const mayList = useCan()('frame_staff');
  const { data } = useCall(memberApi.list, { shopId, size: 10 }, { part: true, enabled: mayList });
  if (!data) return null;
  return (
    <p className="shop-section-line">
      <span>{t('shop.face.people')}</span>
      <Link className="num" to={addressOf('/user/member', { shop: shopId })}>
        {t('shop.face.peopleCount', { count: data.total })}
      </Link>
    </p>
  );
}

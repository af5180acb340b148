import { memberApi } from '@rondo/contract/member';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import './shop-face.css';

interface Props {
  shopId: string;
  /** What stands around it, with its title; nothing does for whoever may not list members. */
  frame: (people: ReactNode) => ReactNode;
}

/** The members who see a store, by name: the first ones, and how many there are. */
export function PeopleInScope({ shopId, frame }: Props) {
  const t = useT();
  const mayList = useCan()('frame_staff');
  const { data } = useCall(memberApi.list, { shopId, size: 10 }, { part: true, enabled: mayList });
  if (!data) return null;
  return frame(
    <>
      <p className="shop-section-line">
        <span>{t('shop.face.people')}</span>
        <Link className="num" to={addressOf('/user/member', { shop: shopId })}>
          {t('shop.face.peopleCount', { count: data.total })}
        </Link>
      </p>
      <div className="shop-people">
        {data.list.map(({ id, name }) => (
          <Link key={id} to={addressOf('/user/member', { open: id })}>
            <Person name={name} />
          </Link>
        ))}
      </div>
    </>,
  );
}

import { Phone } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import './shop-face.css';

/** Who to call: the managers, the first one first, and the store itself; a tap dials. */
export function ShopContacts({ shop }: { shop: ShopDetail }) {
  const t = useT();
  return (
    <ul className="shop-contacts">
      {shop.managers.map(({ id, name, mobile }) => (
        <li key={id}>
          <Person name={name} />
          <span className="meta">{t('shop.page.manager')}</span>
          {mobile && <CallLink number={mobile} label={t('shop.page.call', { name })} />}
        </li>
      ))}
      {shop.managers.length === 0 && <li className="meta">{t('shop.noManager')}</li>}
      {shop.phone && (
        <li>
          <span>{t('shop.page.phone')}</span>
          <span />
          <CallLink number={shop.phone} label={t('shop.face.call', { phone: shop.phone })} />
        </li>
      )}
    </ul>
  );
}

/** What a telephone dials: digits, and the plus of another country. */
const dialled = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

function CallLink({ number, label }: { number: string; label: string }) {
  return (
    <a className="button button-small" href={dialled(number)} aria-label={label}>
      <Phone size={14} strokeWidth={1.75} aria-hidden />
      <span className="num">{number}</span>
    </a>
  );
}

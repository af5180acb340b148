import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';

/** After an import of members: stores that still wait for a manager are one step away. */
export function ShopsLink() {
  const t = useT();
  const can = useCan();
  return can('shop_store') && <Link to="/shop">{t('member.importing.showShops')}</Link>;
}

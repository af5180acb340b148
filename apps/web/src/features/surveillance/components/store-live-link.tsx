import { surveillanceApi } from '@rondo/contract/surveillance';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { storeLink } from '../live-links.ts';

/** Leads to the live pictures of a store; nothing where it has no cameras or the reader may not watch. */
export function StoreLiveLink({ shopId }: { shopId: string }) {
  const t = useT();
  const can = useCan();
  const enabled = can('shop') && can('x_live');
  const { data } = useCall(surveillanceApi.cameras, { shopId: [shopId], size: 10 }, { part: true, enabled });
  if (!enabled || !data || data.total === 0) return null;
  return (
    <Link className="button" to={storeLink(shopId)}>
      <Video size={16} strokeWidth={1.75} aria-hidden />
      {t('surveillance.live')}
    </Link>
  );
}

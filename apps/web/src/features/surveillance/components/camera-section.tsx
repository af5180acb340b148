import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { cameraLink, storeLink } from '../live-links.ts';
import './camera-section.css';

/** So many are listed; the wall has them all. */
const LISTED = 10;

/** The cameras of a store in its drawer, with whether they answer; each opens its live picture. */
export function CameraSection({ shopId }: { shopId: string }) {
  const t = useT();
  const can = useCan();
  const mayRead = can('shop');
  const mayWatch = can('x_live');
  const { data, isError, error, refetch } = useCall(
    surveillanceApi.cameras,
    { shopId: [shopId], size: LISTED },
    { part: true, enabled: mayRead },
  );
  if (!mayRead) return null;
  return (
    <DrawerSection title={t('surveillance.cameras')}>
      {isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data?.total === 0 && <p className="meta">{t('surveillance.sectionNone')}</p>}
      <ul className="camera-section">
        {data?.list.map((camera) => (
          <li key={camera.id}>
            {mayWatch ? (
              <Link to={cameraLink(camera.id)} className="camera-line">
                <CameraLine camera={camera} />
                <Video size={14} strokeWidth={1.75} aria-hidden />
              </Link>
            ) : (
              <span className="camera-line">
                <CameraLine camera={camera} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayWatch && data && data.total > 0 && (
        <Link to={storeLink(shopId)}>{t('surveillance.watchAll', { count: data.total })}</Link>
      )}
    </DrawerSection>
  );
}

function CameraLine({ camera }: { camera: WatchedCamera }) {
  return (
    <>
      <span className="ellipsis">
        {camera.name}
        {camera.device.name !== camera.name && <span className="meta"> {camera.device.name}</span>}
      </span>
      <StateLabel object="device" state={camera.state} />
    </>
  );
}

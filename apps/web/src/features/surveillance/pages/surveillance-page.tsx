import { anyOf } from '@rondo/contract/kit/endpoint';
import { Navigate, useSearchParams } from 'react-router';
import { useCan } from '../../../shared/session/me.ts';
import { CameraWall } from '../components/camera-wall.tsx';
import { PlaybackWall } from '../components/playback-wall.tsx';
import { WatchLog } from '../components/watch-log.tsx';
import '../../../shared/ui/list/filters.css';
import '../components/surveillance.css';
import '../components/wall.css';
import '../components/wall-phone.css';

/** Live pictures of the stores' cameras; `?tab=log`: who watched them; `?mode=playback`: recordings; `?tab=snapshot`: pictures by the clock (A35). */
export default function SurveillancePage() {
  const [query] = useSearchParams();
  const can = useCan();
  const isLog = query.get('tab') === 'log' && can(anyOf('shop_store', 'x_device'));
  if (query.get('tab') === 'snapshot') return <Navigate to="/timed-snapshot" replace />;
  if (query.get('mode') === 'playback' && can('x_playback')) return <PlaybackWall />;
  return isLog ? <WatchLog /> : <CameraWall />;
}

import { deviceApi } from '@rondo/contract/device';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './edge.css';

/** The devices behind a gateway: it carries no more than these at once. */
export function EdgeDevices({ edgeId }: { edgeId: string }) {
  const t = useT();
  const { data } = useCall(deviceApi.list, { edgeId: [edgeId], size: 100 }, { part: true });
  if (!data) return null;
  if (data.list.length === 0) return <p className="meta">{t('edge.noDevices')}</p>;
  return (
    <ul className="edge-devices">
      {data.list.map(({ id, name, state }) => (
        <li key={id}>
          <Link className="ellipsis" to={`/device?open=${id}`}>
            {name}
          </Link>
          <StateLabel object="device" state={state} />
        </li>
      ))}
    </ul>
  );
}

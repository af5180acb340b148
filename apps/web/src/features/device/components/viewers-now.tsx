import { deviceApi } from '@rondo/contract/device';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';

/** Who is interrupted when the device goes away now. */
export function ViewersNow({ id }: { id: string }) {
  const t = useT();
  const { data } = useCall(deviceApi.viewers, { id }, { part: true });
  if (!data) return null;
  if (data.length === 0) return <p className="meta">{t('device.noViewers')}</p>;
  return (
    <div>
      <p>{t('device.viewersNow')}</p>
      <ul className="device-viewers">
        {data.map(({ member, camera, since }) => (
          <li key={`${member} ${camera} ${since}`}>{t('device.viewer', { member, camera })}</li>
        ))}
      </ul>
    </div>
  );
}

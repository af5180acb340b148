import { type DeviceRow, deviceApi } from '@rondo/contract/device';
import type { Output } from '@rondo/contract/kit/endpoint';
import { deviceCommandMachine } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

interface Props {
  rows: readonly DeviceRow[];
  results: Output<typeof deviceApi.batch>['results'];
  /** A device is opened: its log tells more. */
  onLeave: () => void;
}

const OPEN: readonly string[] = deviceCommandMachine.from('expire');

/** What came of each device: why it was not asked, or how far its command is, until all are over. */
export function BatchReport({ rows, results, onLeave }: Props) {
  const t = useT();
  const asked = results.flatMap(({ commandId }) => commandId ?? []);
  const { data } = useCall(
    deviceApi.commandStates,
    { ids: asked },
    { part: true, enabled: asked.length > 0, refetchEveryMs: LIMIT.device.pollMs },
  );
  const states = new Map(data?.map((one) => [one.id, one]));
  const over = [...states.values()].filter(({ state }) => !OPEN.includes(state)).length;
  if (asked.length > 0 && !data) return <SkeletonRows rows={3} />;
  return (
    <div className="device-cameras">
      <p role="status">
        {t('device.batch.summary', { asked: asked.length, over, refused: rows.length - asked.length })}
      </p>
      <ul className="device-batch">
        {rows.map(({ id, name, shop }) => {
          const result = results.find(({ deviceId }) => deviceId === id);
          const found = result?.commandId ? states.get(result.commandId) : undefined;
          // Without a result: it was deleted, or left the reader's stores, since it was ticked.
          const refusal = result ? result.refusal : t('error.NOT_FOUND');
          return (
            <li key={id}>
              <div className="device-line">
                <Link className="ellipsis" to={`/device?open=${id}&part=log`} onClick={onLeave}>
                  {shop.name} · {name}
                </Link>
                {found && <StateLabel object="device_command" state={found.state} />}
              </div>
              {refusal && <span className="field-error">{refusal}</span>}
              {found?.cause && <span className="field-error">{t(`device.cause.${found.cause}`)}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

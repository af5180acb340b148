import { ptzApi } from '@rondo/contract/ptz';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';

/** A little slower than the line of who has it. */
const LOG_MS = 10_000;

/** Who moved the camera of late. */
export function PtzLog({ cameraId }: { cameraId: string }) {
  const t = useT();
  const format = useFormat();
  const options = { part: true, hideErrors: true, refetchEveryMs: LOG_MS };
  const { data, isError, error, refetch } = useCall(ptzApi.log, { cameraId }, options);
  return (
    <section className="ptz-part">
      <h3>{t('ptz.log')}</h3>
      {!data && isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="meta">{t('ptz.logNone')}</p>}
      {data && data.length > 0 && (
        <ul className="ptz-log">
          {data.map(({ id, member, to, acts, cause }) => (
            <li key={id}>
              <span className="ellipsis">{t('ptz.logLine', { name: member.name, count: acts })}</span>
              <time className="meta num" dateTime={to}>
                {format.dateTime(to)}
              </time>
              {cause && <span className="ptz-cause">{t('ptz.logCause', { cause: t(`device.cause.${cause}`) })}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

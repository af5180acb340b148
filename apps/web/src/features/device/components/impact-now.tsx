import { deviceApi } from '@rondo/contract/device';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';

/** Who goes without pictures when devices go away now: people who watch, snapshot plans of the next minutes, AI checks, recordings. */
export function ImpactNow({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const { data, isError, error, refetch } = useCall(deviceApi.impact, { ids: [...ids] }, { part: true });
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { viewers, plans, checks, recorded } = data;
  const isOne = ids.length === 1;
  const isNothing = viewers.length + plans.length + checks.length + recorded.length === 0;
  const nameOf = (device: string, camera: string) => (isOne || device === camera ? camera : `${device} · ${camera}`);
  return (
    <>
      <Part
        title={t('device.viewersNow')}
        lines={viewers.map(({ device, member, camera, since }) => ({
          key: `${member} ${device} ${camera} ${since}`,
          line: t('device.viewer', { member, camera: nameOf(device, camera) }),
        }))}
      />
      <Part
        title={t('device.plansNow')}
        lines={plans.map(({ id, name, pictures, nextAt }) => ({
          key: id,
          line: (
            <>
              {can('image_library_view') ? (
                <Link to={`/timed-snapshot/results?plan=${id}&tab=list&state=waiting`}>{name}</Link>
              ) : (
                name
              )}
              {' · '}
              <span className="num">{t('device.planNow', { count: pictures, time: format.time(nextAt) })}</span>
            </>
          ),
        }))}
      />
      <Part
        title={t('device.checksNow')}
        lines={checks.map(({ id, name, cameras }) => ({
          key: id,
          line: (
            <>
              {can('shop') ? <Link to={`/ai?open=${id}`}>{name}</Link> : name}
              {' · '}
              <span className="num">{t('device.checkNow', { count: cameras })}</span>
            </>
          ),
        }))}
      />
      <Part
        title={t('device.recordedNow')}
        lines={recorded.map(({ device, camera }) => ({ key: `${device} ${camera}`, line: nameOf(device, camera) }))}
      />
      <p className="meta">{t(isNothing ? 'device.noImpact' : 'device.impactPlanned')}</p>
    </>
  );
}

function Part({ title, lines }: { title: string; lines: readonly { key: string; line: ReactNode }[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className="device-viewers">
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

import { allOf } from '@rondo/contract/kit/endpoint';
import type { RectificationDetail } from '@rondo/contract/rectification';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { useCan } from '../../../shared/session/me.ts';

/** Who watches live pictures, on their page. */
const WATCH = allOf('shop', 'x_live');

interface Props {
  detail: RectificationDetail;
}

/** What a rectification began with, opened where this reader may. */
export function RectificationSource({ detail }: Props) {
  const t = useT();
  const { record, aiEvent, source, people } = detail;
  if (record)
    return <Link to={objectLink('record', record.id)}>{t('rectification.fromRecord', { number: record.number })}</Link>;
  if (aiEvent) {
    const to = `/inspect/overviewOfResults?open=${encodeURIComponent(aiEvent.id)}`;
    return <Opened to={aiEvent.isOpen ? to : null}>{t('rectification.fromEvent', { name: aiEvent.name })}</Opened>;
  }
  if (source === 'free') {
    const name = people.find((p) => p.relation === 'initiator')?.name ?? '';
    return t('rectification.fromReport', { name });
  }
  return (
    <div className="rectification-source">
      <span>{t(`rectification.sources.${source}`)}</span>
      <FromPictures detail={detail} />
    </div>
  );
}

/** The pictures in the gallery, the plans of timed snapshots that asked for them, and what their cameras show now. */
function FromPictures({ detail: { sourcePictures, shop } }: Props) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const cameras = new Map(
    sourcePictures.flatMap(({ camera, isOpen }) => (isOpen ? [[camera.id, camera.name] as const] : [])),
  );
  return (
    <>
      {sourcePictures.map(({ id, camera, takenAt, isOpen, snapshot }) => (
        <span key={id} className="rectification-source-line">
          <Opened to={isOpen ? `/album/detail?${new URLSearchParams({ shop: shop.id, open: id })}` : null}>
            {t('rectification.fromPicture', {
              camera: camera.name || t('rectification.noCamera'),
              time: format.dateTime(takenAt),
            })}
          </Opened>
          {snapshot && (
            <Opened to={isOpen ? frameLink(snapshot.planId, snapshot.frameId) : null}>
              {t('rectification.fromPlan', { plan: snapshot.planName })}
            </Opened>
          )}
        </span>
      ))}
      {can(WATCH) &&
        [...cameras].map(
          ([id, name]) =>
            id !== null && (
              <Link key={id} to={`/surveillance?${new URLSearchParams({ cameras: id, size: '1' })}`}>
                {t('rectification.liveOf', { camera: name })}
              </Link>
            ),
        )}
    </>
  );
}

const frameLink = (plan: string, open: string): string =>
  `/timed-snapshot/results?${new URLSearchParams({ plan, tab: 'list', open })}`;

/** A link where it may be opened, else its words. */
function Opened({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? <span>{children}</span> : <Link to={to}>{children}</Link>;
}

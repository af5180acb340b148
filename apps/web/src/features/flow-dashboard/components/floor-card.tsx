import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget, FlowZone } from '@rondo/contract/flow-widget';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { zoneOutline } from '@rondo/domain/flow-zone';
import { figureText, titleOf } from '@rondo/messages/format/flow-figure';
import { Link } from 'react-router';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useRowsLink } from '../open-rows.ts';

interface Props {
  widget: FlowWidget;
  answer: FlowAnswer;
  pictures: readonly FileRef[];
}

const PALEST = 0.2;
const DARKEST = 0.75;

/** Zones of a store over the picture of its floor, the darker the more. */
export function FloorCard({ widget, answer, pictures }: Props) {
  const t = useT();
  const toOf = useRowsLink(widget.key);
  const picture = pictures.find(({ id }) => id === widget.pictureId) ?? null;
  const { url } = useFileUrl(picture?.path ?? null);
  const most = Math.max(...answer.points.map(({ figures }) => figures[0]?.value ?? 0), 0);
  if (!picture) return <p className="flow-dashboard-none meta">{t('flowDashboard.widget.noPicture')}</p>;
  return (
    <div className="flow-dashboard-floor">
      {url && (
        <img
          src={url}
          alt={titleOf(widget, t)}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
        />
      )}
      {widget.zones.map((zone) => {
        const { counterId, x, y, w, h } = zone;
        const point = answer.points.find(({ key }) => key === counterId);
        const figure = point?.figures[0];
        const share = figure?.value && most > 0 ? figure.value / most : 0;
        const place = { left: `${x / 10}%`, top: `${y / 10}%`, width: `${w / 10}%`, height: `${h / 10}%` };
        const text = figure ? figureText(figure, t) : '—';
        const inside = (
          <>
            <Shape zone={zone} opacity={PALEST + share * (DARKEST - PALEST)} />
            <span className="num">{text}</span>
          </>
        );
        return point && figure ? (
          <Link
            key={counterId}
            to={toOf(figure.metric, point)}
            style={place}
            className="flow-dashboard-zone"
            aria-label={`${point.name} · ${text}`}
            title={point.name}
          >
            {inside}
          </Link>
        ) : (
          <span key={counterId} style={place} className="flow-dashboard-zone">
            {inside}
          </span>
        );
      })}
    </div>
  );
}

/** The outline of a zone in the rectangle around it, the darker the more. */
function Shape({ zone, opacity }: { zone: FlowZone; opacity: number }) {
  const points = zoneOutline(zone).map(({ x, y }) => `${x - zone.x},${y - zone.y}`);
  return (
    <svg viewBox={`0 0 ${Math.max(1, zone.w)} ${Math.max(1, zone.h)}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={points.join(' ')} fillOpacity={opacity} />
    </svg>
  );
}

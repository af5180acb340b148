import type { Box } from '@rondo/domain/ai/area';
import type { Point } from '@rondo/domain/detection';
import { CameraOff } from 'lucide-react';
import { useFormat } from '../format/use-format.tsx';
import { useT } from '../i18n.tsx';
import './evidence.css';

interface Props {
  /** The address of the picture; null: it is no longer kept. */
  picture: string | null;
  alt: string;
  boxes: readonly Box[];
  areas: readonly (readonly Point[])[];
}

/** A picture with what was found in it, and the areas that were looked at. */
export function Evidence({ picture, alt, boxes, areas }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="evidence">
      {picture === null ? (
        <span className="evidence-none">
          <CameraOff size={20} strokeWidth={1.75} aria-hidden />
          {t('aiEvent.noPicture')}
        </span>
      ) : (
        <img src={picture} alt={alt} loading="lazy" />
      )}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {areas.map((area) => (
          <polygon
            key={JSON.stringify(area)}
            className="evidence-area"
            points={area.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
      </svg>
      {boxes.map((box) => (
        <span
          key={`${box.left} ${box.top} ${box.confidence}`}
          className="evidence-box"
          aria-hidden="true"
          style={{
            left: `${box.left / 10}%`,
            top: `${box.top / 10}%`,
            width: `${(box.right - box.left) / 10}%`,
            height: `${(box.bottom - box.top) / 10}%`,
          }}
        >
          <i className="num" data-said={format.percent(box.confidence)} />
        </span>
      ))}
    </span>
  );
}

import { ZoomIn, ZoomOut } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

/** As wide as there is room, or a share of the natural size. */
export type Zoom = 'fit' | number;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

interface Props {
  zoom: Zoom;
  /** What is shown now, as a share of the natural size. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
}

/** Smaller, larger, and as wide as there is room. */
export function ZoomButtons({ zoom, scale, onZoom }: Props) {
  const t = useT();
  const format = useFormat();
  const smaller = STEPS.findLast((step) => step < scale - 0.01);
  const larger = STEPS.find((step) => step > scale + 0.01);
  const button = (label: string, to: Zoom | undefined, Icon: typeof ZoomIn) => (
    <button
      type="button"
      className="quiet"
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onZoom(to)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <span className="zoom-buttons">
      {button(t('ui.photo.zoomOut'), smaller, ZoomOut)}
      <button
        type="button"
        className="quiet num"
        aria-pressed={zoom === 'fit'}
        title={t('knowledge.view.fit')}
        onClick={() => onZoom('fit')}
      >
        {format.percent(scale)}
      </button>
      {button(t('ui.photo.zoomIn'), larger, ZoomIn)}
    </span>
  );
}

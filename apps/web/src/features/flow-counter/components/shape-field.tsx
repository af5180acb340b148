import { flowCounterApi } from '@rondo/contract/flow-counter';
import { type CounterKind, type CounterShape, shapeOfKind } from '@rondo/domain/flow-counter';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { AreaDrawing } from '../../../shared/ui/drawing/area-drawing.tsx';
import { LineDrawing } from '../../../shared/ui/drawing/line-drawing.tsx';

interface Props {
  cameraId: string | null;
  kind: CounterKind;
  value: CounterShape | null;
  error: string | undefined;
  onChange: (shape: CounterShape | null) => void;
}

/** The line or area of a counter, drawn over what its camera shows now. */
export function ShapeField({ cameraId, kind, value, error, onChange }: Props) {
  const t = useT();
  const asked = { cameraId: cameraId ?? '' };
  const live = useCall(flowCounterApi.picture, asked, { enabled: cameraId !== null, part: true, hideErrors: true });
  if (cameraId === null) return <p className="meta">{t('flowCounter.drawFirst')}</p>;
  const isLine = shapeOfKind(kind) === 'line';
  const name = t(isLine ? 'flowCounter.line' : 'flowCounter.area');
  const picture = live.data?.picture ?? null;
  return (
    <div className="flow-counter-shape">
      <p className="field-label">{name}</p>
      {live.isPending && <p className="meta">{t('flowCounter.pictureLoading')}</p>}
      {live.isError && <p className="meta">{t('flowCounter.pictureMissing')}</p>}
      {isLine ? (
        <LineDrawing
          name={name}
          picture={picture}
          value={value && 'line' in value ? value : null}
          onChange={(line) => onChange(line)}
        />
      ) : (
        <AreaDrawing
          name={name}
          picture={picture}
          areas={value && 'area' in value ? [value.area] : []}
          most={1}
          onChange={([area]) => onChange(area ? { area } : null)}
        />
      )}
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

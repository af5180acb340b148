import { flowFiguresApi } from '@rondo/contract/flow-figures';
import type { FlowWidget, FlowZone } from '@rondo/contract/flow-widget';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { Plus, X } from 'lucide-react';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { usePictureUpload } from '../../../shared/photo/use-picture-upload.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { UploadButton } from '../../../shared/ui/form/upload-button.tsx';
import './widgets.css';

interface Props {
  draft: FlowWidget;
  pictures: readonly FileRef[];
  onPicture: (picture: FileRef) => void;
  onPut: (part: Partial<FlowWidget>) => void;
}

const SIDES = [
  ['x', 'left'],
  ['y', 'top'],
  ['w', 'width'],
  ['h', 'height'],
] as const;

/** The picture of a floor, and where on it the zones of counters lie. */
export function FloorFields({ draft, pictures, onPicture, onPut }: Props) {
  const t = useT();
  const { zones, pictureId } = draft;
  const counters = useCall(flowFiguresApi.counters, {}, { part: true });
  const { send, isSending, failure } = usePictureUpload({
    onSent: (picture) => {
      onPicture(picture);
      onPut({ pictureId: picture.id });
    },
  });
  const taken = zones.map(({ counterId }) => counterId);
  const free = (counters.data ?? []).find(({ id }) => !taken.includes(id));
  const set = (index: number, part: Partial<FlowZone>) =>
    onPut({ zones: zones.map((zone, at) => (at === index ? { ...zone, ...part } : zone)) });
  return (
    <fieldset className="flow-dashboard-own">
      <legend className="field-label">{t('flowDashboard.widget.picture')}</legend>
      <Picture picture={pictures.find(({ id }) => id === pictureId) ?? null} zones={zones} />
      <UploadButton
        label={t('flowDashboard.widget.picture')}
        accept={PICTURE_TYPES}
        isBusy={isSending}
        onFiles={(files) => void send(files)}
      />
      <FieldError>{failure ?? undefined}</FieldError>
      {zones.map((zone, index) => (
        <div key={zone.counterId} className="flow-dashboard-zone-fields">
          <SelectField
            label={t('flowDashboard.widget.zone')}
            isSearchable
            value={zone.counterId}
            onChange={(counterId) => counterId && set(index, { counterId })}
            options={(counters.data ?? []).map(({ id, name, shop }) => ({
              value: id,
              label: `${shop.name} · ${name}`,
            }))}
            onRetry={retryOf(counters)}
          />
          {SIDES.map(([side, word]) => (
            <NumberField
              key={side}
              label={t(`flowDashboard.widget.${word}`)}
              min={0}
              max={FLOW_LIMIT.percent}
              digits={1}
              suffix="%"
              value={zone[side] / 10}
              onChange={(value) => set(index, { [side]: Math.round(value * 10) })}
            />
          ))}
          <button
            type="button"
            className="quiet"
            aria-label={t('ui.remove')}
            title={t('ui.remove')}
            onClick={() => onPut({ zones: zones.filter((_, at) => at !== index) })}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      ))}
      {free && zones.length < FLOW_LIMIT.zones && (
        <Button
          icon={Plus}
          isSmall
          onPress={() => onPut({ zones: [...zones, { counterId: free.id, x: 100, y: 100, w: 300, h: 300 }] })}
        >
          {t('flowDashboard.widget.addZone')}
        </Button>
      )}
    </fieldset>
  );
}

/** The picture with the zones where they lie now. */
function Picture({ picture, zones }: { picture: FileRef | null; zones: readonly FlowZone[] }) {
  const { url } = useFileUrl(picture?.path ?? null);
  if (!picture || !url) return null;
  return (
    <div className="flow-dashboard-floor">
      <img src={url} alt="" />
      {zones.map(({ counterId, x, y, w, h }) => (
        <span
          key={counterId}
          className="flow-dashboard-zone"
          style={{ left: `${x / 10}%`, top: `${y / 10}%`, width: `${w / 10}%`, height: `${h / 10}%` }}
        >
          <i aria-hidden />
        </span>
      ))}
    </div>
  );
}

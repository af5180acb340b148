import { flowFiguresApi } from '@rondo/contract/flow-figures';
import type { FlowWidget, FlowZone } from '@rondo/contract/flow-widget';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { drawnZone, isZoneDrawn, zoneOutline } from '@rondo/domain/flow-zone';
import { PenLine, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { usePictureUpload } from '../../../shared/photo/use-picture-upload.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AreaDrawing } from '../../../shared/ui/drawing/area-drawing.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { UploadButton } from '../../../shared/ui/form/upload-button.tsx';
import './widgets.css';

interface Props {
  draft: FlowWidget;
  pictures: readonly FileRef[];
  /** Somebody tried to go on: what is not drawn yet is said. */
  isTried: boolean;
  onPicture: (picture: FileRef) => void;
  onPut: (part: Partial<FlowWidget>) => void;
}

/** The picture of a floor, and where on it the zones of counters lie, each drawn by hand. */
export function FloorFields({ draft, pictures, isTried, onPicture, onPut }: Props) {
  const t = useT();
  const { zones, pictureId } = draft;
  const counters = useCall(flowFiguresApi.counters, {}, { part: true });
  const { send, isSending, failure } = usePictureUpload({
    onSent: (picture) => {
      onPicture(picture);
      onPut({ pictureId: picture.id });
    },
  });
  const [chosen, setChosen] = useState(0);
  const nameOf = (counterId: string): string => {
    const found = (counters.data ?? []).find(({ id }) => id === counterId);
    return found ? `${found.shop.name} · ${found.name}` : '';
  };
  const taken = zones.map(({ counterId }) => counterId);
  const free = (counters.data ?? []).find(({ id }) => !taken.includes(id));
  const set = (index: number, part: Partial<FlowZone>) =>
    onPut({ zones: zones.map((zone, at) => (at === index ? { ...zone, ...part } : zone)) });
  const at = Math.min(chosen, zones.length - 1);
  const add = (counterId: string) => {
    onPut({ zones: [...zones, { counterId, ...drawnZone([]) }] });
    setChosen(zones.length);
  };
  return (
    <fieldset className="flow-dashboard-own">
      <legend className="field-label">{t('flowDashboard.widget.picture')}</legend>
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
            options={(counters.data ?? [])
              .filter(({ id }) => id === zone.counterId || !taken.includes(id))
              .map(({ id }) => ({ value: id, label: nameOf(id) }))}
            onRetry={retryOf(counters)}
            {...(isTried && !isZoneDrawn(zone) ? { error: t('flowDashboard.widget.zoneUndrawn') } : {})}
          />
          <Button
            icon={PenLine}
            look={index === at ? 'primary' : 'default'}
            label={t('flowDashboard.widget.drawZone', { name: nameOf(zone.counterId) })}
            onPress={() => setChosen(index)}
          />
          <Button
            look="text"
            icon={X}
            label={t('flowDashboard.widget.removeZone', { name: nameOf(zone.counterId) })}
            onPress={() => onPut({ zones: zones.filter((_, other) => other !== index) })}
          />
        </div>
      ))}
      {free && zones.length < FLOW_LIMIT.zones && (
        <Button icon={Plus} isSmall onPress={() => add(free.id)}>
          {t('flowDashboard.widget.addZone')}
        </Button>
      )}
      <Floor
        picture={pictures.find(({ id }) => id === pictureId) ?? null}
        zones={zones}
        at={at}
        name={nameOf(zones[at]?.counterId ?? '')}
        onDraw={(zone) => set(at, zone)}
      />
    </fieldset>
  );
}

interface FloorProps {
  picture: FileRef | null;
  zones: readonly FlowZone[];
  /** The zone that is drawn; -1: there is none. */
  at: number;
  name: string;
  onDraw: (zone: ReturnType<typeof drawnZone>) => void;
}

/** The picture with the zones where they lie now; the chosen one is drawn. */
function Floor({ picture, zones, at, name, onDraw }: FloorProps) {
  const { url } = useFileUrl(picture?.path ?? null);
  const zone = zones[at];
  if (!zone) return url && <img className="flow-dashboard-floor-picture" src={url} alt="" />;
  return (
    <AreaDrawing
      key={zone.counterId}
      name={name}
      picture={url ?? null}
      ratio={picture?.width && picture.height ? picture.width / picture.height : undefined}
      isPart
      most={1}
      areas={[zoneOutline(zone)]}
      others={zones.filter((one) => one !== zone).map(zoneOutline)}
      onChange={(areas) => onDraw(drawnZone(areas[0] ?? []))}
    />
  );
}

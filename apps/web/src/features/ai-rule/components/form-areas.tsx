import { aiRuleApi } from '@rondo/contract/ai-rule';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { aiKind } from '@rondo/domain/ai/kinds';
import type { Point } from '@rondo/domain/detection';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { AreaDrawing } from '../../../shared/ui/drawing/area-drawing.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { FormPart } from '../form-part.ts';
import { DrawnAreas } from './drawn-areas.tsx';

/** Cameras that can be drawn on at once. */
const LISTED = 50;

/** Areas of single cameras, drawn over what the camera shows now. */
export function FormAreas({ draft, put, faults }: FormPart) {
  const t = useT();
  const [cameraId, setCameraId] = useState<string | null>(draft.areas[0]?.cameraId ?? null);
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const asked = draft.cameras === 'chosen' ? { cameraId: draft.cameraIds.slice(0, LISTED) } : whereOf(draft);
  const isAsked =
    draft.cameras === 'chosen' ? draft.cameraIds.length > 0 : draft.shopIds.length + draft.groupIds.length > 0;
  const found = useCall(surveillanceApi.cameras, { ...asked, size: LISTED }, { enabled: isAsked, part: true });
  const take = useAct(aiRuleApi.picture, {
    onDone: ({ picture }, { cameraId: of }) => setPictures((known) => ({ ...known, [of]: picture })),
  });
  const cameras = isAsked ? (found.data?.list ?? []) : [];
  const camera = cameras.find(({ id }) => id === cameraId);
  const drawn = draft.areas.find((one) => one.cameraId === cameraId)?.areas ?? [];
  const change = (areas: Point[][]) =>
    cameraId !== null &&
    put({ areas: [...draft.areas.filter((one) => one.cameraId !== cameraId), { cameraId, areas }] });
  if (cameras.length === 0) return <DrawnAreas draft={draft} put={put} />;
  return (
    <>
      <SelectField
        label={t('aiRule.form.areaCamera')}
        hint={t('aiRule.form.areaNone')}
        isClearable
        isSearchable
        value={cameraId}
        onChange={setCameraId}
        options={cameras.map(({ id, name, shop }) => ({ value: id, label: `${shop.name} ${name}` }))}
        {...(faults.areas ? { error: faults.areas } : {})}
      />
      <DrawnAreas draft={draft} put={put} />
      {camera && (
        <>
          <div>
            <Button isSmall icon={Camera} isBusy={take.busy} onPress={() => void take.run({ cameraId: camera.id })}>
              {t(pictures[camera.id] ? 'aiRule.form.retake' : 'aiRule.form.takePicture')}
            </Button>
          </div>
          <AreaDrawing
            name={`${camera.shop.name} ${camera.name}`}
            picture={pictures[camera.id] ?? null}
            areas={drawn}
            onChange={change}
          />
        </>
      )}
    </>
  );
}

/** Cameras at which the rule looks: those that can show it, at its stores. */
function whereOf({ shopIds, groupIds, kind }: FormPart['draft']) {
  const place = [...aiKind(kind).places];
  const at = shopIds.length > 0 ? { shopId: shopIds.slice(0, LISTED) } : { groupId: groupIds.slice(0, LISTED) };
  return { ...at, ...(place.length > 0 ? { place } : {}) };
}

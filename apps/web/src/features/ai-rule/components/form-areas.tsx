import { aiRuleApi } from '@rondo/contract/ai-rule';
import { surveillanceApi } from '@rondo/contract/surveillance';
import type { Point } from '@rondo/domain/detection';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { AreaDrawing } from '../../../shared/ui/drawing/area-drawing.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { FormPart } from '../form-part.ts';

/** Cameras that can be drawn on at once. */
const LISTED = 50;

/** Areas of single cameras, drawn over what the camera shows now. */
export function FormAreas({ draft, put, faults }: FormPart) {
  const t = useT();
  const [cameraId, setCameraId] = useState<string | null>(draft.areas[0]?.cameraId ?? null);
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const asked = draft.cameras === 'chosen' ? { cameraId: draft.cameraIds.slice(0, LISTED) } : whereOf(draft);
  const isAsked = Object.values(asked).some((ids) => ids !== undefined && ids.length > 0);
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
  if (cameras.length === 0) return null;
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
      />
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
      <FieldError>{faults.areas}</FieldError>
    </>
  );
}

const whereOf = ({ shopIds, groupIds }: FormPart['draft']) => ({
  ...(shopIds.length > 0 ? { shopId: shopIds.slice(0, LISTED) } : { groupId: groupIds.slice(0, LISTED) }),
});

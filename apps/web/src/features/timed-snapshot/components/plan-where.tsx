import { shopGroups } from '@rondo/contract/shop-options';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { CAMERA_PLACES } from '@rondo/domain/device';
import { CAMERA_CHOICES } from '@rondo/domain/timed-snapshot/frame';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, usePickableShops } from '../../task/index.ts';
import type { FormPart } from '../form-part.ts';
import { Choice } from './choice.tsx';

/** Stores and groups, and which of their cameras. */
export function PlanWhere({ draft, put, faults }: FormPart) {
  const t = useT();
  const groups = useCall(shopGroups, {}, { part: true });
  return (
    <>
      <PickerField
        label={t('timedSnapshot.field.shops')}
        value={draft.shopIds}
        onChange={(shopIds) => put({ shopIds })}
        useFound={usePickableShops}
        {...(faults.shopIds ? { error: faults.shopIds } : {})}
      />
      <MultiSelectField
        label={t('timedSnapshot.field.groups')}
        hint={t('timedSnapshot.form.groupsHint')}
        value={draft.groupIds}
        onChange={(groupIds) => put({ groupIds })}
        options={(groups.data ?? []).map(({ id, path, name }) => ({ value: id, label: path || name }))}
        isSearchable
        onRetry={retryOf(groups)}
        {...(faults.groupIds ? { error: faults.groupIds } : {})}
      />
      <Choice
        label={t('timedSnapshot.field.cameras')}
        options={CAMERA_CHOICES.map((value) => ({ value, label: t(`timedSnapshot.cameras.${value}`) }))}
        value={draft.cameras}
        onChange={(cameras) => put({ cameras })}
      />
      {draft.cameras === 'places' && (
        <MultiSelectField
          label={t('timedSnapshot.field.places')}
          isRequired
          value={draft.places}
          onChange={(places) => put({ places })}
          options={CAMERA_PLACES.map((value) => ({ value, label: t(`device.place.${value}`) }))}
          {...(faults.places ? { error: faults.places } : {})}
        />
      )}
      {draft.cameras === 'chosen' && <ChosenCameras draft={draft} put={put} faults={faults} />}
    </>
  );
}

/** Most cameras that one search answers. */
const FOUND = 50;

function ChosenCameras({ draft, put, faults }: FormPart) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const ids = draft.cameraIds.slice(0, FOUND);
  const found = useCall(surveillanceApi.cameras, { keyword, size: FOUND }, { keepPrevious: true, part: true });
  const chosen = useCall(
    surveillanceApi.cameras,
    { cameraId: ids, size: FOUND },
    { enabled: ids.length > 0, keepPrevious: true, part: true },
  );
  const cameras = new Map(
    [...(chosen.data?.list ?? []), ...(found.data?.list ?? [])].map((camera) => [camera.id, camera] as const),
  );
  return (
    <MultiSelectField
      label={t('timedSnapshot.field.cameraIds')}
      hint={t('timedSnapshot.form.camerasHint')}
      isRequired
      value={draft.cameraIds}
      onChange={(cameraIds) => put({ cameraIds })}
      options={[...cameras.values()].map(({ id, name, shop }) => ({ value: id, label: `${shop.name} ${name}` }))}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      isSearchable
      onSearch={setKeyword}
      {...(faults.cameraIds ? { error: faults.cameraIds } : {})}
    />
  );
}

import { shopGroups } from '@rondo/contract/shop-options';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { aiKind } from '@rondo/domain/ai/kinds';
import { AI_CAMERA_CHOICES } from '@rondo/domain/ai-rule';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { TagField } from '../../../shared/ui/form/tag-field.tsx';
import { PickerField, usePickableShops } from '../../task/index.ts';
import type { FormPart } from '../form-part.ts';
import { Choice } from './choice.tsx';
import { FormAreas } from './form-areas.tsx';

/** Stores, groups and tags, which of their cameras, and areas in their pictures. */
export function FormWhere(props: FormPart) {
  const { draft, put, faults } = props;
  const t = useT();
  const format = useFormat();
  const groups = useCall(shopGroups, {}, { part: true });
  const { places } = aiKind(draft.kind);
  return (
    <>
      <PickerField
        label={t('aiRule.field.shops')}
        value={draft.shopIds}
        onChange={(shopIds) => put({ shopIds })}
        useFound={usePickableShops}
        {...(faults.shopIds ? { error: faults.shopIds } : {})}
      />
      <MultiSelectField
        label={t('aiRule.field.groups')}
        hint={t('aiRule.form.groupsHint')}
        value={draft.groupIds}
        onChange={(groupIds) => put({ groupIds })}
        options={(groups.data ?? []).map(({ id, path, name }) => ({ value: id, label: path || name }))}
        isSearchable
        onRetry={retryOf(groups)}
        {...(faults.groupIds ? { error: faults.groupIds } : {})}
      />
      <TagField label={t('aiRule.field.tags')} value={draft.tags} onChange={(tags) => put({ tags })} />
      <Choice
        label={t('aiRule.field.cameras')}
        options={AI_CAMERA_CHOICES.map((value) => ({ value, label: t(`aiRule.cameras.${value}`) }))}
        value={draft.cameras}
        onChange={(cameras) => put({ cameras })}
      />
      {draft.cameras === 'suitable' && (
        <p className="meta">
          {t('aiRule.form.suitableHint', {
            places:
              places.length > 0
                ? format.list(places.map((place) => t(`device.place.${place}`)))
                : t('aiRule.form.anyPlace'),
          })}
        </p>
      )}
      {draft.cameras === 'chosen' && <ChosenCameras {...props} />}
      <FormAreas {...props} />
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
      label={t('aiRule.field.cameraIds')}
      hint={t('aiRule.form.camerasHint')}
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

import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { Point } from '@rondo/domain/detection';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { retryOf, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { AreaDrawing } from '../../../shared/ui/drawing/area-drawing.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { FormPart } from '../form-part.ts';
import { DrawnAreas } from './drawn-areas.tsx';

interface Drawable {
  id: string;
  name: string;
}

/** Areas of single cameras, drawn over what the camera shows now. */
export function FormAreas({ draft, put, faults }: FormPart) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [cameraId, setCameraId] = useState<string | null>(draft.areas[0]?.cameraId ?? null);
  // What was chosen keeps its name when another search takes it out of what is found.
  const [kept, setKept] = useState<Drawable | null>(null);
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const { kind, shopIds, groupIds, tags, cameras, cameraIds } = draft;
  const names = cameras === 'chosen' ? cameraIds : [...shopIds, ...groupIds, ...tags];
  const found = useCall(
    aiRuleApi.cameras,
    { kind, shopIds, groupIds, tags, cameras, cameraIds, keyword },
    { enabled: names.length > 0, keepPrevious: true, part: true },
  );
  const take = useAct(aiRuleApi.picture, {
    onDone: ({ picture }, { cameraId: of }) => setPictures((known) => ({ ...known, [of]: picture })),
  });
  const known = (found.data?.list ?? []).map(({ id, name, shop }) => ({ id, name: `${shop.name} ${name}` }));
  if (names.length === 0 || (found.data && keyword === '' && known.length === 0))
    return <DrawnAreas draft={draft} put={put} />;
  const chosen = known.find(({ id }) => id === cameraId) ?? (kept?.id === cameraId ? kept : null);
  const listed = chosen && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known;
  const drawn = draft.areas.find((one) => one.cameraId === chosen?.id)?.areas ?? [];
  const choose = (id: string | null) => {
    setCameraId(id);
    setKept(listed.find((one) => one.id === id) ?? null);
  };
  const change = (areas: Point[][]) =>
    chosen !== null &&
    put({ areas: [...draft.areas.filter((one) => one.cameraId !== chosen.id), { cameraId: chosen.id, areas }] });
  return (
    <>
      <SelectField
        label={t('aiRule.form.areaCamera')}
        hint={t('aiRule.form.areaNone')}
        isClearable
        isSearchable
        onSearch={setKeyword}
        isLoading={found.isFetching}
        onRetry={retryOf(found)}
        value={chosen?.id ?? null}
        onChange={choose}
        options={listed.map(({ id, name }) => ({ value: id, label: name }))}
        {...(faults.areas ? { error: faults.areas } : {})}
      />
      <DrawnAreas draft={draft} put={put} />
      {chosen && (
        <>
          <div>
            <Button isSmall icon={Camera} isBusy={take.busy} onPress={() => void take.run({ cameraId: chosen.id })}>
              {t(pictures[chosen.id] ? 'aiRule.form.retake' : 'aiRule.form.takePicture')}
            </Button>
          </div>
          <AreaDrawing name={chosen.name} picture={pictures[chosen.id] ?? null} areas={drawn} onChange={change} />
        </>
      )}
    </>
  );
}

import { surveillanceApi } from '@rondo/contract/surveillance';
import { aiKind } from '@rondo/domain/ai/kinds';
import { X } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { FormPart } from '../form-part.ts';
import type { Draft } from '../rule-draft.ts';

/** As many as may have areas of their own: a page of cameras. */
const LISTED = 50;

/** The cameras that have areas, those among them too that the rule does not look at (any more): areas there do nothing. */
export function DrawnAreas({ draft, put }: Pick<FormPart, 'draft' | 'put'>) {
  const t = useT();
  const drawn = draft.areas.filter(({ areas }) => areas.some((area) => area.length > 0));
  const cameraId = drawn.map((one) => one.cameraId);
  const asked = { enabled: cameraId.length > 0, keepPrevious: true, part: true };
  const read = useCall(surveillanceApi.cameras, { cameraId, size: LISTED }, asked);
  if (drawn.length === 0) return null;
  return (
    <ul className="ai-rule-drawn">
      {drawn.map(({ cameraId: id, areas }) => {
        const camera = read.data?.list.find((one) => one.id === id);
        const name = camera ? `${camera.shop.name} ${camera.name}` : t('aiRule.form.goneCamera');
        const isUnwatched = read.data !== undefined && (!camera || !mayWatch(draft, camera));
        return (
          <li key={id}>
            <span>
              {t('aiRule.compare.areas', { camera: name, count: areas.length })}
              {isUnwatched && <span className="ai-rule-lacks"> · {t('aiRule.form.unwatched')}</span>}
            </span>
            <Button
              look="text"
              icon={X}
              label={t('aiRule.form.removeAreas', { camera: name })}
              onPress={() => put({ areas: draft.areas.filter((one) => one.cameraId !== id) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface Placed {
  id: string;
  shop: { id: string };
  places: readonly string[];
}

/** Whether the rule looks at a camera, as far as the form knows: which stores a group or a tag stands for, the server knows. */
function mayWatch(draft: Draft, { id, shop, places }: Placed): boolean {
  if (draft.cameras === 'chosen') return draft.cameraIds.includes(id);
  const fits = aiKind(draft.kind).places;
  if (fits.length > 0 && !fits.some((place) => places.includes(place))) return false;
  return draft.shopIds.includes(shop.id) || draft.groupIds.length + draft.tags.length > 0;
}

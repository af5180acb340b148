import type { WatchedCamera } from '@rondo/contract/surveillance';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import type { WallState } from './use-wall.ts';

/** Nine play already: which one makes room for the tenth (S5.29). */
export function ReplaceDialog({ wall, cameras }: { wall: WallState; cameras: ReadonlyMap<string, WatchedCamera> }) {
  const t = useT();
  const [at, setAt] = useState(wall.chosen ?? 0);
  return (
    <ConfirmDialog
      title={t('surveillance.tenth.title', { max: LIMIT.cameras.playing })}
      verb={t('surveillance.tenth.replace')}
      onConfirm={() => wall.replace(at)}
      onClose={() => wall.replace(null)}
    >
      <fieldset className="wall-tenth">
        <legend>{t('surveillance.tenth.which')}</legend>
        {wall.wall.cells.map((id, index) => {
          const camera = id === null ? undefined : cameras.get(id);
          return (
            <label key={id} className="check">
              <input type="radio" name="tenth" checked={at === index} onChange={() => setAt(index)} />
              <span className="ellipsis">
                {camera ? `${camera.shop.name} ${camera.name}` : t('surveillance.cellNumber', { number: index + 1 })}
              </span>
            </label>
          );
        })}
      </fieldset>
    </ConfirmDialog>
  );
}

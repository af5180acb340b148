import { Plus } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { CellFrame } from './cell-frame.tsx';
import type { WallState } from './use-wall.ts';

/** A place without a camera: says how to fill it. */
export function EmptyCell({ wall, at, hint }: { wall: WallState; at: number; hint: string }) {
  const t = useT();
  return (
    <CellFrame
      wall={wall}
      at={at}
      label={t('surveillance.emptyCell', { number: at + 1 })}
      isMovable={false}
      className="wall-cell wall-empty"
    >
      <Plus size={20} strokeWidth={1.75} aria-hidden />
      <p>{hint}</p>
    </CellFrame>
  );
}

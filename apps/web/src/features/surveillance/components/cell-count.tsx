import type { WallSize } from '@rondo/domain/surveillance';
import { Grid2x2, Grid3x3, Square } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';

interface Props {
  size: WallSize;
  sizes: readonly WallSize[];
  onSize: (size: WallSize) => void;
}

/** How many pictures are shown at once. */
export function CellCount({ size, sizes, onSize }: Props) {
  const t = useT();
  return (
    <Segment
      label={t('surveillance.size')}
      isSmall
      value={String(size)}
      onChange={(text) => onSize(sizes.find((one) => String(one) === text) ?? 4)}
      options={sizes.map((one) => ({ value: String(one), label: <Size count={one} /> }))}
    />
  );
}

const SIZE_ICONS = { 1: Square, 4: Grid2x2, 9: Grid3x3 } as const;

function Size({ count }: { count: WallSize }) {
  const t = useT();
  const Icon = SIZE_ICONS[count];
  return (
    <>
      <span className="wall-size" aria-hidden>
        <Icon size={16} strokeWidth={1.75} />
        {count}
      </span>
      <span className="visually-hidden">{t('surveillance.cells', { count })}</span>
    </>
  );
}

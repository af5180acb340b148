import { asOfDay, type Structure, structureOf } from '@rondo/domain/structure';
import { Suspense } from 'react';
import { useT } from '../i18n.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { FilterChip } from '../ui/list/filter-chip.tsx';

/** The calendar comes when a structure is to be chosen. */
const StructurePanel = lazyPart(() => import('./structure-panel.tsx'));

interface Props {
  /** As it stands in the address. */
  value: readonly string[];
  /** What is meant without a choice. */
  usual: Structure;
  onChange: (value: string[]) => void;
}

/** By which structure groups are meant: of the day of each row, of now, or as of a date. */
export function StructureChip({ value, usual, onChange }: Props) {
  const t = useT();
  const chosen = structureOf(value[0]) ?? usual;
  const day = asOfDay(chosen);
  const text =
    chosen === 'of_day' || chosen === 'current'
      ? t(`statistics.filter.${chosen}`)
      : t('statistics.filter.asOf', { day: day ?? '' });
  return (
    <FilterChip
      label={t('statistics.filter.structure')}
      value={chosen === usual ? [] : [chosen]}
      text={text}
      onChange={() => onChange([])}
      isSheet
      custom={(close) => (
        <Suspense fallback={<p className="meta">{t('ui.loading')}</p>}>
          <StructurePanel
            value={chosen}
            onChoose={(structure) => {
              onChange(structure === usual ? [] : [structure]);
              close();
            }}
          />
        </Suspense>
      )}
    />
  );
}

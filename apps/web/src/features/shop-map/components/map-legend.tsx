import { MAP_MEASURES, type MapMeasure } from '@rondo/domain/shop-map';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { ClassLook } from '../map-looks.ts';
import { useClassNames } from './use-class-names.ts';

interface Props {
  measure: MapMeasure;
  looks: readonly ClassLook[];
  onMeasure: (measure: MapMeasure) => void;
}

/** By what the stores are coloured, and what the colours mean. */
export function MapLegend({ measure, looks, onMeasure }: Props) {
  const t = useT();
  const names = useClassNames(measure);
  const seesFlow = useCan()('visitor_statistics');
  const measures = MAP_MEASURES.filter((one) => one !== 'footfall' || seesFlow);
  return (
    <div className="map-legend">
      <SelectField
        label={t('shopMap.colour')}
        isLabelHidden
        options={measures.map((one) => ({ value: one, label: t(`shopMap.measure.${one}`) }))}
        value={measure}
        onChange={(chosen) => chosen && onMeasure(chosen)}
      />
      <ul aria-label={t('shopMap.legend')}>
        {looks.map(({ colour, shape }, index) => (
          <li key={colour + shape}>
            <span className="map-mark" data-shape={shape} style={{ color: colour }} aria-hidden="true" />
            {names[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}

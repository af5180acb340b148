import { shopMapApi } from '@rondo/contract/shop-map';
import type { LatLng } from '@rondo/domain/gcj02';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Placing } from '../placing.ts';

interface Props {
  stores: Placing;
  /** The middle of the map, where the pin stands. */
  middle: LatLng;
  onDone: () => void;
}

/** Digits of degrees that tell places a metre apart. */
const DIGITS = 5;

/** Says how a place is given: the map is moved below a pin, by finger, mouse or arrow keys. */
export function PlacingBar({ stores, middle, onDone }: Props) {
  const t = useT();
  const { latitude, longitude } = middle;
  const place = useAct(shopMapApi.place, {
    invalidates: ['shop', 'shopMap'],
    onDone: ({ placed }) => {
      toast.ok(t('shopMap.placed', { count: placed }));
      onDone();
    },
  });
  const [first, ...others] = stores;
  if (!first) return null;
  const words =
    others.length === 0
      ? t('shopMap.placing', { name: first.name })
      : t('shopMap.placingMany', { count: stores.length });
  return (
    <div className="map-placing" role="status">
      <p>
        {words}
        <span className="meta num">
          {latitude.toFixed(DIGITS)}, {longitude.toFixed(DIGITS)}
        </span>
      </p>
      <button type="button" className="button" onClick={onDone}>
        {t('ui.cancel')}
      </button>
      <button
        type="button"
        className="button button-primary"
        disabled={place.busy}
        onClick={() => void place.run({ places: stores.map(({ id, rev }) => ({ id, rev, latitude, longitude })) })}
      >
        {t('shopMap.placeHere')}
      </button>
    </div>
  );
}

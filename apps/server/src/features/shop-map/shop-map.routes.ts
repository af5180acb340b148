import { shopMapApi } from '@rondo/contract/shop-map';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import { placeImport } from './import/definition.ts';
import { backgroundOf, cells, extent, list, type MapSettings, place } from './shop-map.actions.ts';

export const shopMapRoutes = (settings: MapSettings) =>
  bind(shopMapApi, {
    extent,
    cells,
    list,
    place,
    background: backgroundOf(settings),
    ...importActions(placeImport),
  });

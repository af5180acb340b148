import type { Shape } from '../shape.ts';
import type { shopMapFeature as zh } from '../zh-CN/shop-map.feature.ts';

export const shopMapFeature = {
  job: { kind: { place: { import: 'Put stores on the map' } } },
  import: { form: { name: { place: 'Store place import.xlsx' } } },
} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { photoHash as zh } from '../zh-CN/photo-hash.ts';

export const photoHash = {
  title: 'Photos that look like earlier ones',
  count: '{count} {count|photo|photos}',
  about: 'A program compared them: it can be wrong, and there can be good reasons.',
  beforeSubmit: 'You can submit all the same. The reviewer sees this too.',
  of: 'This photo',
  earlier: 'Earlier photo',
  known: 'Looks like the photo of {shop}, {time}',
  unseen: {
    same_shop: 'Looks like an earlier photo of this store',
    other_shop: 'Looks like a photo of another store',
  },
} satisfies Shape<typeof zh>;

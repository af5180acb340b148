import type { Shape } from '../shape.ts';
import type { checkItemFeature as zh } from '../zh-CN/check-item.feature.ts';

export const checkItemFeature = {
  audit: {
    kind: { checkItem: 'Check item library' },
    event: {
      checkItem: {
        create: 'added the library item',
        edit: 'changed the library item',
        delete: 'deleted the library item',
        restore: 'restored the library item',
      },
    },
    field: { category: 'Category', severity: 'Severity' },
  },
} satisfies Shape<typeof zh>;

import type { Shape } from '../shape.ts';
import type { importFeature as zh } from '../zh-CN/import.feature.ts';

export const importFeature = {
  error: {
    IMPORT_UNREADABLE: 'This file cannot be read. Check its format and try again',
    IMPORT_TOO_OLD: 'This import can no longer be taken back: 24 hours have passed',
  },
} satisfies Shape<typeof zh>;

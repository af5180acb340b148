import type { Shape } from '../shape.ts';
import type { fileFeature as zh } from '../zh-CN/file.feature.ts';

export const fileFeature = {
  error: {
    FILE_TYPE_REFUSED: 'This kind of file is not supported',
    FILE_TOO_LARGE: 'A file cannot exceed 20 MB',
    IMAGE_TOO_LARGE: 'This picture has too many pixels',
    FILE_BROKEN: 'This file is damaged. Try another one',
  },
} satisfies Shape<typeof zh>;

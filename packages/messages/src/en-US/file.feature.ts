import type { Shape } from '../shape.ts';
import type { fileFeature as zh } from '../zh-CN/file.feature.ts';

export const fileFeature = {
  error: {
    FILE_TYPE_REFUSED: 'This kind of file is not supported',
    FILE_TOO_LARGE: 'A file cannot exceed 20 MB',
    IMAGE_TOO_LARGE: 'This picture has too many pixels',
    FILE_BROKEN: 'This file is damaged. Try another one',
    PICTURE_UNCHECKED:
      'Nobody can check now whether people are on this picture or film, and the company veils them: it does not leave. Try again later',
    FILM_REFUSED: '“{name}” cannot be added. Films are mp4, m4v, mov or webm, by name and by content',
    DOCUMENT_REFUSED:
      '“{name}” cannot be attached. Taken are PDF, Word, Excel and PowerPoint (docx, xlsx, pptx), text, CSV and zip',
    DOCUMENT_MISMATCH: '“{name}” does not contain what its name says. Save it again as {type} and try once more',
    DOCUMENT_UNSAFE: '“{name}” holds a program or macros and cannot be attached',
  },
} satisfies Shape<typeof zh>;

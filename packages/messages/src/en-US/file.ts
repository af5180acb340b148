import type { Shape } from '../shape.ts';
import type { file as source } from '../zh-CN/file.ts';

/** Pictures and their uploads. */
export const file: Shape<typeof source> = {
  phoneFormat:
    'Browsers cannot show HEIC photos. Set the phone’s camera to “Most compatible” (JPEG), or convert the photo to JPEG and upload that.',
};

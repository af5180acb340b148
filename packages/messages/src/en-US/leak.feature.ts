import type { Shape } from '../shape.ts';
import type { leakFeature as zh } from '../zh-CN/leak.feature.ts';

export const leakFeature: Shape<typeof zh> = {
  audit: {
    kind: { leak: 'Leak tracer' },
    event: { leak: { picture_traced: 'traced a picture', fragments_traced: 'searched by parts of a watermark' } },
    field: { leakFound: 'Found', leakName: 'Part of the name', leakAccount: 'Part of the account', leakDay: 'Day' },
  },
};

import type { Samples } from '../../../test/samples/samples.ts';

export const samples: Samples = {
  fields: { file: /^\/cos\/upload markedFrom$/ },
};

import type { Samples } from '../../../test/samples/samples.ts';

export const samples: Samples = {
  fields: { file: /^\/inspect\/V3\/inspection\/submit \S*fileId$/ },
};

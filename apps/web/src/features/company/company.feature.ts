import { defineFeature } from '../../shared/feature.ts';

export const companyFeature = defineFeature({
  noun: 'company',
  states: {
    company: { normal: ['check', 'ok'], dissolving: ['alarm', 'bad'], dissolved: ['bar', 'mute'] },
  },
});

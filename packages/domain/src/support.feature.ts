import type { DomainFeature } from './domain-feature.ts';

export const supportFeature = {
  noun: 'support',
  codes: ['x_support'],
  pages: {
    '/cmsHelp/taskDetail': { kind: 'any', codes: ['x_support'] },
    '/cmsHelp/apiTest': { kind: 'any', codes: ['x_support'] },
    // The self-check; its name says nothing (A15).
    '/cmsHelp/r7k2vq': { kind: 'any', codes: ['x_support'] },
  },
} as const satisfies DomainFeature;

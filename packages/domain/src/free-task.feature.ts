import type { DomainFeature } from './domain-feature.ts';

export const freeTaskFeature = {
  noun: 'free-task',
  auditKinds: ['freeTaskPreset', 'free_task_repeat'],
  handoverKinds: ['free_task_repeat'],
} as const satisfies DomainFeature;

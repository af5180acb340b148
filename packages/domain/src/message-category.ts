/** The categories of messages as the specification lists them. */
export const SPEC_CATEGORIES = [
  'task',
  'inspection',
  'rectification',
  'ai_event',
  'device',
  'announcement',
  'application',
  'points',
  'report',
  'system',
] as const;
export type SpecCategory = (typeof SPEC_CATEGORIES)[number];

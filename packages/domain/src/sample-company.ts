/**
 * Sample company (product 24): rows that show a newcomer how things look. What is of the sample carries its mark in its id: a UUID of
 * version 8, where every other id is of version 7. So any reference says of itself that it leads to the sample.
 */
export const SAMPLE_UUID_VERSION = 8;

/** Where the version of a UUID stands in its text. */
const VERSION_AT = 14;

/** Whether an id is one of the sample company. */
export const isSampleId = (id: string): boolean => id.charAt(VERSION_AT) === String(SAMPLE_UUID_VERSION);

/** The id of the sample that is made of an id of version 7: its time and its chance stay. */
export const sampleIdOf = (id: string): string =>
  `${id.slice(0, VERSION_AT)}${SAMPLE_UUID_VERSION}${id.slice(VERSION_AT + 1)}`;

/** What a sample is made of, and what people can add to it, in the order in which it is told. */
export const SAMPLE_KINDS = [
  ...(['group', 'shop', 'department', 'member', 'template', 'task', 'record', 'rectification'] as const),
  ...(['notice', 'knowledge', 'cycle', 'certificate', 'device', 'other', 'change'] as const),
] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** What becomes of what people added to the sample when it goes: it goes too, or it stays with what it needs of the sample. */
export const SAMPLE_ADDED = ['remove', 'keep'] as const;
export type SampleAdded = (typeof SAMPLE_ADDED)[number];

import type { Actor } from './actor.ts';

/** A clip (录像片段): a part of what a camera recorded, cut into one file. `waiting`: it is being cut, or waits for that. */
export const CLIP_STATES = ['waiting', 'ready', 'failed'] as const;

/**
 * Why nothing could be cut: nothing was recorded (any more), the camera's format changed in between, the file would be too large, a
 * recording cannot be read, the media role was away, somebody cancelled the work, or the work broke off.
 */
export const CLIP_CAUSES = ['nothing', 'format', 'too_large', 'unreadable', 'away', 'cancelled', 'broken'] as const;
export type ClipCause = (typeof CLIP_CAUSES)[number];

/** What the media role finds while it cuts; the others are known to the server alone. */
export const CUT_CAUSES = ['nothing', 'format', 'too_large', 'unreadable'] as const satisfies readonly ClipCause[];
export type CutCause = (typeof CUT_CAUSES)[number];

/** Renaming one's own clip, and all for who keeps the company's settings: as with the pictures of the gallery. */
export const mayEditClip = (
  { codes, memberId }: Pick<Actor, 'codes' | 'memberId'>,
  { madeBy }: { madeBy: string },
): boolean => madeBy === memberId || codes.has('x_company_setting');

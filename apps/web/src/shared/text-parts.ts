import type { Language } from '@rondo/messages';
import type { Bundle } from '@rondo/messages/fill';
import type { LoadCode } from './load-code.ts';

/** Where the texts of one part of the application are, a file for each language. */
export type TextPart = Readonly<Record<Language, LoadCode<Bundle>>>;

/*
 * A build says here where the parts are, and gives each page its own (`apps/web/text-parts.ts`). In development and in tests
 * there are none: all texts come at once.
 */

/** Of the frame, and what many pages say. */
export const FRAME_TEXTS: TextPart | null = null;
/** Of what opens over any page when somebody asks for it (`lazyPanel`). */
export const PANEL_TEXTS: TextPart | null = null;
/** Of what opens on the sign-in page: registration, a forgotten password, companies to choose from. */
export const SIGN_IN_TEXTS: TextPart | null = null;
/** Of the page that checks a report. */
export const VERIFY_TEXTS: TextPart | null = null;

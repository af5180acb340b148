import type { Brought } from './brought.ts';

/** The texts of messages about the company and its people: `notification.system.<text>`. */
export type SystemText = Brought<'systemTexts'>[number];

import { app } from './app.ts';
import { error } from './error.ts';
import { rule } from './rule.ts';
import { session } from './session.ts';
import { ui } from './ui.ts';

/** The texts of the sign-in page; the rest follows with the application. */
export const messages = { ui, app, error, rule, session };

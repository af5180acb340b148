import { app } from './app.ts';
import { requestError } from './error.request.ts';
import { session } from './session.ts';
import { ui } from './ui.ts';

/** The texts of the sign-in page; the rest follows with the application. */
export const messages = { ui, app, error: requestError, session };

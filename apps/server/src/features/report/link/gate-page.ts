import type { T } from '../report-shape.ts';
import { type Html, html } from './html.ts';

/** Asks for the password; `error` says why it is asked for again. */
export function gatePage(t: T, path: string, error: string | null): Html {
  return html`<section class="gate"><h1>${t('report.link.gate.title')}</h1><p class="meta">${t('report.link.gate.hint')}</p>
<form method="post" action="${path}"><label for="password">${t('report.link.gate.password')}</label>
<input id="password" name="password" type="password" autocomplete="off" required autofocus maxlength="64"${error === null ? null : html` aria-invalid="true" aria-describedby="error"`}>
${error === null ? null : html`<p id="error" class="error" role="alert">${error}</p>`}
<button type="submit">${t('report.link.gate.open')}</button></form></section>`;
}

/** Says why there is nothing to read. */
export const wordsPage = (title: string, text: string): Html =>
  html`<section class="gate"><h1>${title}</h1><p>${text}</p></section>`;

import type { Language } from '@rondo/domain/language';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import { Html, html } from './html.ts';
import { STYLE } from './style.ts';

/** Whose page it is, and in which language. */
export interface Frame {
  language: Language;
  /** Of the address; every link of the page keeps it. */
  path: string;
  title: string;
  /** Null: it is not told to whom the link belongs. */
  company: { name: string; logo: string | null } | null;
  /** Drawn over all of it; empty: none. */
  mark: string;
}

/** A page of its own: no script, no session, nothing of the application. */
export function framed({ language, path, title, company, mark }: Frame, body: Html): string {
  const t = (key: MessageKey, params?: Params) => translate(language, key, params);
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><header class="top">${company?.logo ? html`<img src="${company.logo}" alt="">` : null}<strong>${company?.name ?? t('app.brand')}</strong><a class="no-print" lang="${other}" href="${path}?l=${other}">${t('app.top.switchTo')}</a></header>
<main>${body}</main>${mark === '' ? null : html`<div class="mark-tile" style="background-image:url('${mark}')"></div>`}</body></html>`
    .source;
}

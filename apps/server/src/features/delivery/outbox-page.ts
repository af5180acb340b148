import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Selectable } from 'kysely';
import type { Delivery } from '../../platform/db/schema.gen.ts';
import { escapeHtml } from './escape-html.ts';
import { renderDelivery } from './render-delivery.ts';

type Row = Pick<
  Selectable<Delivery>,
  'channel' | 'target' | 'text_key' | 'params' | 'language' | 'state' | 'error' | 'created_at'
>;

const STATES = ['queued', 'sent', 'local', 'failed'] as const;

/** Looks of a page for one person at one machine: the colours of their browser. */
const STYLE = `:root{color-scheme:light dark}body{font:14px/1.6 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:24px 16px}
h1{font-size:20px;margin:0 0 4px}p{margin:0}header{margin-bottom:24px}article{border-top:1px solid;padding:12px 0}
article header{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 8px;opacity:.8}h2{font-size:15px;margin:0 0 4px}
.text{white-space:pre-wrap;overflow-wrap:anywhere}.error{margin-top:4px}`;

/** The local outbox: the deliveries that are here, newest first, as text and nothing else. `nonce` lets its own style through. */
export function outboxPage(rows: readonly Row[], language: Language, nonce: string): string {
  const t = (key: 'title' | 'hint' | 'empty') => escapeHtml(translate(language, `outbox.${key}`));
  const articles = rows.length === 0 ? `<p>${t('empty')}</p>` : rows.map((row) => article(row, language)).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${t('title')}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><header><h1>${t('title')}</h1><p>${t('hint')}</p></header><main>${articles}</main></body></html>`;
}

function article(row: Row, language: Language): string {
  const state = STATES.find((known) => known === row.state) ?? 'queued';
  const words = renderDelivery({ ...row, params: hiddenWhenEmpty(row.params) });
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(row.created_at);
  const [title, text] = row.channel === 'mail' ? [words.subject, words.text] : ['', words.sms];
  return `<article><header><time datetime="${row.created_at.toISOString()}">${escapeHtml(at)}</time>
<span>${escapeHtml(row.target)}</span><span>${escapeHtml(translate(language, `outbox.state.${state}`))}</span></header>
<div lang="${words.language}">${title === '' ? '' : `<h2>${escapeHtml(title)}</h2>`}<div class="text">${escapeHtml(text)}</div></div>
${row.error === null ? '' : `<p class="error">${escapeHtml(row.error)}</p>`}</article>`;
}

/** A code that was sent is gone: the page says that there was one. */
function hiddenWhenEmpty(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  return 'code' in params && params.code === '' ? { ...params, code: '••••••' } : params;
}

import { type Language, languageOf, translate } from '@rondo/messages';
import { DELIVERY_TEXTS, type DeliveryText } from './deliver.ts';
import { escapeHtml } from './escape-html.ts';

/** A delivery as it lies in the table. */
export interface StoredDelivery {
  text_key: string;
  params: unknown;
  language: string;
}

export interface RenderedDelivery {
  key: DeliveryText;
  language: Language;
  /** The slots, checked. */
  params: Record<string, string | number>;
  subject: string;
  /** Lines of the mail. */
  text: string;
  html: string;
  /** The same in one line, for a text message. */
  sms: string;
}

/** What nobody may read once it was sent. */
const SECRET_SLOTS = ['code'];

/** The words of a delivery in its language. Throws for a text that this version does not know. */
export function renderDelivery(delivery: StoredDelivery): RenderedDelivery {
  const key = DELIVERY_TEXTS.find((known) => known === delivery.text_key);
  if (!key) throw new Error(`no text ${delivery.text_key}`);
  const language = languageOf(delivery.language);
  const params = slotsOf(delivery.params);
  const text = translate(language, `delivery.${key}.text`, params);
  return {
    key,
    language,
    params,
    subject: translate(language, `delivery.${key}.subject`, params),
    text,
    html: htmlOf(text, language),
    sms: translate(language, `delivery.${key}.sms`, params),
  };
}

/** The slots without what is secret. */
export function withoutSecrets(params: unknown): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(slotsOf(params)).map(([name, value]) => [name, SECRET_SLOTS.includes(name) ? '' : value]),
  );
}

/** The text of a failure with nothing of the delivery's secrets in it: a service may repeat what it was sent. */
export function hideSecrets(text: string, params: unknown): string {
  const secrets = Object.entries(slotsOf(params)).flatMap(([name, value]) =>
    SECRET_SLOTS.includes(name) && value !== '' ? [String(value)] : [],
  );
  return secrets.reduce((plain, secret) => plain.replaceAll(secret, '••••••'), text);
}

/** What goes into the slots, as far as it can. */
export function slotsOf(stored: unknown): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  if (typeof stored !== 'object' || stored === null) return params;
  for (const [name, value] of Object.entries(stored))
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  return params;
}

/** Paragraphs at empty lines; nothing of the text can be markup. */
export function htmlOf(text: string, language: Language): string {
  const paragraphs = text.split('\n\n').map((p) => `<p>${escapeHtml(p).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="${language}"><body>${paragraphs.join('')}</body></html>`;
}

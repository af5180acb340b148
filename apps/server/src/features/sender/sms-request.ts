import { SMS_METHODS, SMS_SLOTS } from '@rondo/domain/sender';
import { z } from 'zod';
import type { Outgoing } from '../../platform/outgoing.ts';
import type { SealedParts } from './sealed-parts.ts';

/** How a company's text message service is asked, without what is secret. */
export const smsShape = z.object({
  method: z.enum(SMS_METHODS),
  body: z.string(),
  headers: z.array(z.string()),
});
export type SmsRequest = z.output<typeof smsShape>;

type Slots = Record<(typeof SMS_SLOTS)[number], string>;

/** The request for one text message: slots such as `{text}` are filled in, spelled as the place where they stand wants it. */
export function smsRequest({ method, body }: SmsRequest, { url, headers }: SealedParts, slots: Slots): Outgoing {
  const named = Object.entries(headers).map(([name, value]) => [name, fill(value, slots, oneLine)]);
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  const type = body.trimStart().startsWith('{')
    ? 'application/json; charset=utf-8'
    : 'application/x-www-form-urlencoded';
  return {
    url: fill(url, slots, encodeURIComponent),
    method,
    headers: { ...(hasType || method === 'GET' ? {} : { 'Content-Type': type }), ...Object.fromEntries(named) },
    ...(method === 'GET'
      ? {}
      : { body: fill(body, slots, body.trimStart().startsWith('{') ? inJson : encodeURIComponent) }),
  };
}

const fill = (template: string, slots: Slots, spell: (value: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const known = SMS_SLOTS.find((slot) => slot === name);
    return known ? spell(slots[known]) : whole;
  });

/** Between the quotes of a JSON text. */
const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);
/** A header has no line breaks and no letters beyond ASCII. */
const oneLine = (value: string): string => value.replace(/[^\x20-\x7e]/g, '?');

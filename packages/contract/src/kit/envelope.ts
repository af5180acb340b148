import { z } from 'zod';

/** Every JSON answer: `{code, msg, data}`, nothing else. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
}

export const envelopeSchema = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() });

/** `data.fields` of a refused input: where, which rule (a message key under `rule.`), and the text in the caller's language. */
export interface FieldRefusal {
  path: string;
  reason: string;
  message: string;
}
